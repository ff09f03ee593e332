"""Who the bots are: every level is played by a few characters, so that no two at a table share a name.

A character is a name and a manner of speaking of it (`bot-name-…` in the texts); how well it plays is its level's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

CAST: dict[str, tuple[str, ...]] = {
    "random": ("emelya", "kolobok", "foma", "yeryoma", "petrushka"),
    "easy": ("skarbnik", "domovoy", "kikimora", "leshy", "vodyanoy"),
    "medium": ("bova", "vasilisa", "dodon", "marfa", "dobrynya"),
    "hard": ("yaga", "koschei", "gorynych", "nightingale", "firebird"),
    "expert": ("stargazer", "bayun", "gamayun", "sirin", "volkhv"),
}
"""The characters of each level, the one who comes first to a table first."""
_LEVELS = {name: level for level, names in CAST.items() for name in names}


def level_of(spec: str) -> str:
    """The level a character plays at; any other text stays as it is.

    >>> level_of("yaga"), level_of("easy"), level_of("search:60")
    ('hard', 'easy', 'search:60')
    """
    return _LEVELS.get(spec, spec)


def seated(specs: Sequence[str | None]) -> list[str | None]:
    """Who sits at a table whose seats have these bots: everywhere, and whenever it is asked, the same.

    Who is asked for by name comes; a level sends the first who is not there yet. Bots without a level, and people, are nobody here.

    >>> seated([None, "medium", "medium", "easy", "bova", "search:60"])
    [None, 'vasilisa', 'dodon', 'skarbnik', 'bova', None]
    """
    there = {spec for spec in specs if spec in _LEVELS}
    found: list[str | None] = []
    for place, spec in enumerate(specs):
        level = level_of(spec or "")
        if level not in CAST:
            found.append(None)
        elif spec in _LEVELS and spec not in specs[:place]:
            found.append(spec)
        else:
            name = next((one for one in CAST[level] if one not in there), CAST[level][0])
            there.add(name)
            found.append(name)
    return found


def called(spec: str, words: Callable[..., str]) -> str:
    """What a table of figures calls a bot: its character with its level, or the text that names it."""
    level = level_of(spec)
    (name,) = seated([spec])
    return words("bot-called", name=words(f"bot-name-{name}"), level=level) if name else spec
