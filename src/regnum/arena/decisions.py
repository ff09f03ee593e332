"""Decisions on disk: one Parquet row a decision, for who wants to learn from games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .. import __version__
from ..bots import Bot
from ..extras import needs
from ..kernel.actions import Actions
from ..kernel.kinds import Option
from ..kernel.position import Position
from ..kernel.registry import find
from .games import Asked, GameResult, Job
from .output import GROUP, opened

FORMAT = 1
_EVERY_LINE = 1 << 30


@cache
def actions(game: str) -> Actions:
    """The alphabet in which a game's options are written."""
    return Actions(find(game).options)


def choose(bot: Bot, position: Position) -> tuple[Option, list[int] | None, float | None]:
    """What a bot plays; how often it tried each option and how sure it is to win, where it searched."""
    if type(bot).choose is not Bot.choose:
        return bot.choose(position), None, None
    lines = bot.analyse(position, None, _EVERY_LINE)
    visits = {line.option: line.visits for line in lines}
    if max(visits.values()) < 2:
        return lines[0].option, None, None
    return lines[0].option, [visits.get(option, 0) for option in position.options], lines[0].win


def ask(bot: Bot, position: Position, decision: int, views: bool) -> tuple[Option, Asked]:
    """Let a bot choose, and note what it was asked."""
    space = actions(position.game.name)
    options = position.options
    option, visits, value = choose(bot, position)
    return option, Asked(
        decision=decision,
        seat=position.seat,
        prompt=position.prompt.name,
        options=[space.letters(one) for one in options],
        chosen=options.index(option),
        visits=visits,
        value=value,
        view=msgspec.msgpack.encode(position.view) if views else None,
    )


def rows_of(result: GameResult) -> Iterator[dict[str, Any]]:
    """A game's decisions with how it ended for who decided."""
    for one in result.asked:
        won = 1 / len(result.winners) if one.seat in result.winners else 0.0
        end = {"return": won, "score": result.scores[one.seat]}
        yield {"game": result.number, **msgspec.structs.asdict(one), **end}


@contextmanager
def decisions(path: Path | None, jobs: list[Job], seed: str) -> Iterator[Callable[[GameResult], None]]:
    """Where decisions go; whatever ends the games, the file holds every finished one and is whole."""
    if path is None:
        yield lambda result: None
        return
    with needs("data"):
        import pyarrow as pa
        from pyarrow.parquet import ParquetWriter
    columns = {
        "game": pa.int32(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "prompt": pa.string(),
        "options": pa.list_(pa.list_(pa.int16())),
        "chosen": pa.int16(),
        "visits": pa.list_(pa.int32()),
        "value": pa.float32(),
        "return": pa.float32(),
        "score": pa.int32(),
        "view": pa.binary(),
    }
    schema = pa.schema(columns, metadata={"regnum": json.dumps(about(jobs[0], seed))})
    waiting: list[dict[str, Any]] = []

    def flush() -> None:
        if waiting:
            writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
            waiting.clear()

    def add(result: GameResult) -> None:
        waiting.extend(rows_of(result))
        if len(waiting) >= GROUP:
            flush()

    with opened(path) as file, ParquetWriter(file, schema, compression="zstd") as writer:
        try:
            yield add
        finally:
            flush()


def about(job: Job, seed: str) -> dict[str, Any]:
    """What a file of decisions says of itself: enough to play its games again and to read its letters."""
    game, space = find(job.game), actions(job.game)
    return {
        "format": FORMAT,
        "regnum": __version__,
        "game": job.game,
        "rules": game.version,
        "seats": len(job.bots),
        "settings": job.settings,
        "components": job.components,
        "seed": seed,
        "actions": space.digest,
        "letters": space.names,
    }
