"""Settings: what is chosen before a game (modules, variants), with defaults and checks."""

from __future__ import annotations

from typing import Any, Final

from .errors import BadSetup

Value = bool | int | str | tuple[str, ...]


class Setting:
    """One named choice made before the game; `minutes` are what each thing switched on adds to it."""

    form: str = ""

    def __init__(self, name: str, default: Value, minutes: int = 0) -> None:
        self.name: Final = name
        self.default: Final = default
        self.minutes: Final = minutes

    def check(self, value: Any) -> Value:
        """The value in its proper form, or `BadSetup` with what is allowed."""
        raise NotImplementedError

    def samples(self) -> list[Value]:
        """Values worth testing."""
        raise NotImplementedError

    def wrong(self, allowed: str, value: Any) -> BadSetup:
        """The refusal of a value."""
        text = f"{self.name} can't be {value!r}; it takes: {allowed}"
        return BadSetup("setting", text, name=self.name, allowed=allowed, value=str(value))


class Flag(Setting):
    """On or off."""

    form = "flag"

    def __init__(self, name: str, default: bool = False, *, minutes: int = 0) -> None:
        super().__init__(name, default, minutes)

    def check(self, value: Any) -> Value:
        if isinstance(value, bool):
            return value
        text = str(value).lower()
        if text in ("true", "yes", "on", "1"):
            return True
        if text in ("false", "no", "off", "0"):
            return False
        raise self.wrong("on, off", value)

    def samples(self) -> list[Value]:
        return [False, True]


class Choice(Setting):
    """One of several named values."""

    form = "choice"

    def __init__(self, name: str, values: tuple[str, ...], default: str = "") -> None:
        super().__init__(name, default or values[0])
        self.values: Final = values

    def check(self, value: Any) -> Value:
        if value in self.values:
            return str(value)
        raise self.wrong(", ".join(self.values), value)

    def samples(self) -> list[Value]:
        return list(self.values)


class Subset(Setting):
    """Any of several named values: a list, names joined by commas, `all` or `none`."""

    form = "subset"

    def __init__(
        self, name: str, values: tuple[str, ...], default: tuple[str, ...] = (), *, minutes: int = 0
    ) -> None:
        super().__init__(name, default, minutes)
        self.values: Final = values

    def check(self, value: Any) -> Value:
        if isinstance(value, str):
            if value == "all":
                return self.values
            value = [part.strip() for part in value.split(",") if part.strip() not in ("", "none")]
        if not isinstance(value, (list, tuple, set, frozenset)):
            raise self.wrong(", ".join(self.values), value)
        unknown = sorted(str(part) for part in value if part not in self.values)
        if unknown:
            raise self.wrong(", ".join(self.values), unknown[0])
        return tuple(name for name in self.values if name in value)

    def samples(self) -> list[Value]:
        return [(), *((name,) for name in self.values), self.values]
