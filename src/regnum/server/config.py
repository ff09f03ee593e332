"""Config: what the server is told by its environment."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..bots import ours
from ..folders import kept
from ..kernel.errors import RegnumError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
TABLES = "tables.sqlite3"
_FEWEST = 2


class BadConfig(RegnumError):
    """A setting of the server that cannot be."""


class Config(msgspec.Struct, kw_only=True):
    """Everything that differs between one server and another."""

    database: str = "sqlite+aiosqlite:///regnum.sqlite3"
    secret: str = ""
    """Signs cookies; when empty the database keeps one that is made at the first start."""
    origins: tuple[str, ...] = ()
    """Addresses besides its own from which browsers may act."""
    https: bool = False
    """Cookies travel over HTTPS only."""
    workers: int = 1
    """How many processes serve on this machine; `regnum serve --workers` says it."""
    bot_processes: int | None = None
    """Processes of this machine in which bots think; by default as many as it has cores: they give way to the server."""
    bot_seconds: float = 2.0
    """How long a bot may think about one decision, whatever its level, in seconds of CPU time."""
    bot_tables: int = 20
    """How many tables of bots only are played at a time."""
    bot_hour: float = 300.0
    """How many seconds of CPU time an hour tables of bots only may cost for one person or address."""
    think_token: str = ""
    """What thinkers on other machines must show; when empty none are wanted."""
    absent_seconds: float = 120.0
    """After how long others may put a bot in the seat of someone who is gone."""
    socket_seconds: float = 10.0
    """How long a socket may take to read what it is sent."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks whose word on where a request comes from is believed."""
    limits: bool = True
    """Whether requests are counted and slowed down."""
    components: dict[str, str] = {}
    """Override files by game."""
    bots: dict[str, str] = {}
    """Bots of others that may sit at tables: what they are called, and the texts that name them."""

    @property
    def thinkers(self) -> int:
        """How many of the machine's thinkers are this worker's; where nothing is said two at least, so that one is free for people."""
        if self.bot_processes == 0:
            return 0
        if self.bot_processes is None:
            return max(_FEWEST, cores() // self.workers)
        return max(1, self.bot_processes // self.workers)

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def default_database(env: Mapping[str, str]) -> str:
    """Where tables are kept when nobody says otherwise: a file in the data folder, on every system once `~/.local/share`."""
    home = env.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    path = kept(TABLES, Path(home, "regnum", TABLES), env=env)
    return URL.create("sqlite", database=str(path)).render_as_string()


def database_url(text: str) -> str:
    """The address with the driver we use, or `BadConfig`."""
    try:
        url = make_url(text)
    except ArgumentError:
        text = "REGNUM_DATABASE_URL is not a database address such as postgresql://…"
        raise BadConfig("config-address", text) from None
    family = url.drivername.split("+")[0]
    if family not in _DRIVERS:
        text = f"tables are kept in sqlite or postgresql, not in {family}"
        raise BadConfig("config-family", text, family=family)
    return url.set(drivername=_DRIVERS[family]).render_as_string(hide_password=False)


def from_environment(given: Mapping[str, str] | None = None) -> Config:
    """The configuration that the `REGNUM_…` variables describe."""
    env = os.environ if given is None else given
    config = Config(database=database_url(env.get("REGNUM_DATABASE_URL") or default_database(env)))
    config.secret = env.get("REGNUM_SECRET", "")
    config.origins = _list(env, "REGNUM_ORIGINS")
    config.trusted_proxies = _networks(env, "REGNUM_TRUSTED_PROXIES", config.trusted_proxies)
    config.https = _flag(env, "REGNUM_HTTPS", config.https)
    config.limits = _flag(env, "REGNUM_LIMITS", config.limits)
    config.workers = max(1, int(_number(env, "REGNUM_WORKERS", config.workers)))
    if env.get("REGNUM_BOT_PROCESSES"):
        config.bot_processes = int(_number(env, "REGNUM_BOT_PROCESSES", 0))
    config.bot_tables = int(_number(env, "REGNUM_BOT_TABLES", config.bot_tables))
    config.bot_hour = _number(env, "REGNUM_BOT_HOUR", config.bot_hour)
    config.think_token = env.get("REGNUM_THINK_TOKEN", "")
    config.bot_seconds = _number(env, "REGNUM_BOT_SECONDS", config.bot_seconds)
    config.socket_seconds = _number(env, "REGNUM_SOCKET_SECONDS", config.socket_seconds)
    config.absent_seconds = _number(env, "REGNUM_ABSENT_SECONDS", config.absent_seconds)
    config.bots = _bots(env)
    for part in filter(None, env.get("REGNUM_COMPONENTS", "").split(os.pathsep)):
        game, _, path = part.partition("=")
        if not path:
            text = f"component files are named like game=file.toml, not {part!r}"
            raise BadConfig("config-components", text, text=part)
        config.components[game] = path
    return config


def _list(env: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip() for part in env.get(name, "").split(","))))


def _bots(env: Mapping[str, str]) -> dict[str, str]:
    """Bots of others as `name=text`; nobody is called as one of ours."""
    found = {}
    for part in _list(env, "REGNUM_BOTS"):
        name, _, spec = part.partition("=")
        if not spec or not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", name) or ours(name):
            text = f"REGNUM_BOTS lists bots such as cautious=my_bots:Cautious:200ms, not {part!r}"
            raise BadConfig("config-bots", text, text=part)
        found[name] = spec
    return found


def _networks(env: Mapping[str, str], name: str, default: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses and networks; "none" is the empty list."""
    given = _list(env, name)
    if given == ("none",):
        return ()
    for part in given:
        try:
            ip_network(part)
        except ValueError:
            text = f"{name} lists addresses and networks such as 10.0.0.0/8, not {part!r}"
            raise BadConfig("config-network", text, name=name, value=part) from None
    return given or default


def _flag(env: Mapping[str, str], name: str, default: bool) -> bool:
    text = env.get(name, "").lower()
    if text in ("", "1", "yes", "on", "true", "0", "no", "off", "false"):
        return default if not text else text in ("1", "yes", "on", "true")
    raise BadConfig("config-flag", f"{name} is on or off, not {text!r}", name=name, value=text)


def _number(env: Mapping[str, str], name: str, default: float) -> float:
    text = env.get(name, "")
    try:
        value = float(text) if text else float(default)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e6:
        raise BadConfig("config-number", f"{name} is a number, not {text!r}", name=name, value=text)
    return value
