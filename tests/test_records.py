"""Records: read back anywhere, and refused with the reason when they are not what they were."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.kernel.chance import Seeded
from regnum.kernel.errors import BadRecord, UnknownGame
from regnum.kernel.match import Match
from regnum.kernel.record import Record


def played(seed: int = 7, decisions: int = 10_000) -> Match:
    match = regnum.new("brawl", seats=3, seed=seed)
    luck = Seeded(seed)
    while match.waiting and len(match.record.rows) < decisions:
        seat = match.waiting[0]
        options = match.options(seat)
        match.apply(seat, options[luck.pick(len(options))])
    return match


def test_a_record_verifies_in_another_process(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played().record.save(path)
    program = f"import regnum; print(regnum.verify(regnum.Record.open({str(path)!r})).scores())"
    outputs = set()
    for seed in ("1", "999"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        outputs.add(done.stdout.strip())
    assert outputs == {str(played().scores())}


def test_any_changed_byte_is_refused() -> None:
    data = played().record.to_bytes()
    for place in range(0, len(data), 41):
        changed = bytearray(data)
        changed[place] ^= 1
        with pytest.raises(BadRecord):
            regnum.verify(Record.from_bytes(bytes(changed)))


def test_a_truncated_record_is_refused() -> None:
    data = played().record.to_bytes()
    for end in (0, 1, len(data) // 2, len(data) - 2):
        with pytest.raises(BadRecord, match=r"readable|changed"):
            Record.from_bytes(data[:end])


def test_an_impossible_move_is_refused_though_the_seal_fits() -> None:
    record = played().record
    rows = list(record.rows)
    rows[3] = msgspec.structs.replace(rows[3], option={"kind": "place", "character": "king", "tile": 99})
    forged = msgspec.structs.replace(record, rows=rows).sealed()
    with pytest.raises(BadRecord, match="decision 4"):
        regnum.verify(Record.from_bytes(forged.to_bytes()))


def test_touched_dice_are_refused_though_the_seal_fits() -> None:
    record = played().record
    opening = [*record.opening[:-1], 1 - record.opening[-1] if record.opening[-1] < 2 else 0]
    forged = msgspec.structs.replace(record, opening=opening).sealed()
    with pytest.raises(BadRecord, match="set-up"):
        regnum.verify(forged)


def test_another_seed_than_the_promised_one_is_refused() -> None:
    record = played().record
    forged = msgspec.structs.replace(record, commitment="0" * 64).sealed()
    with pytest.raises(BadRecord, match="committed"):
        regnum.verify(forged)


def test_a_wrong_outcome_is_refused() -> None:
    record = played().record
    assert record.outcome is not None
    outcome = msgspec.structs.replace(record.outcome, winners=[2 if record.outcome.winners != [2] else 1])
    with pytest.raises(BadRecord, match="end"):
        regnum.verify(msgspec.structs.replace(record, outcome=outcome).sealed())


def test_unknown_games_rules_and_formats_are_refused() -> None:
    record = played().record
    with pytest.raises(UnknownGame, match="chess"):
        regnum.replay(msgspec.structs.replace(record, game="chess"))
    with pytest.raises(BadRecord, match="version 99"):
        regnum.replay(msgspec.structs.replace(record, rules=99))
    with pytest.raises(BadRecord, match="format 5"):
        Record.from_bytes(msgspec.structs.replace(record, regnum=5).to_bytes())


def test_without_the_seed_a_record_still_replays() -> None:
    record = msgspec.structs.replace(played().record, seed=None).sealed()
    assert regnum.verify(Record.from_bytes(record.to_bytes())).scores() == played().scores()


def test_an_unfinished_record_can_be_played_on(tmp_path: Path) -> None:
    half = played(decisions=9)
    half.record.save(tmp_path / "half.json")
    match = regnum.load(str(tmp_path / "half.json"))
    assert match.waiting == half.waiting
    while match.waiting:
        seat = match.waiting[0]
        match.apply(seat, match.options(seat)[-1])
    regnum.verify(Record.from_bytes(match.record.to_bytes()))


def test_changed_components_travel_with_the_record() -> None:
    game = regnum.find("brawl")
    components = game.components().override({"points": {"knight": {"princess": 9}}})
    match = Match(game, 2, {}, 5, components)
    while match.waiting:
        seat = match.waiting[0]
        match.apply(seat, match.options(seat)[0])
    again = regnum.verify(Record.from_bytes(match.record.to_bytes()))
    assert again.components["points"]["knight"]["princess"] == 9


def test_undo_stops_at_another_seats_move() -> None:
    match = regnum.new("brawl", seats=2, seed=3)
    first = match.waiting[0]
    assert not match.can_undo(first)
    option = next(one for one in match.options(first) if one[1] == match.options(first)[0][1])
    match.apply(first, option)
    second = match.waiting[0]
    if second == first:
        raise AssertionError("choose a seed whose first card has no ability")
    assert match.can_undo(first)
    assert not match.can_undo(second)
    match.apply(second, match.options(second)[0])
    assert not match.can_undo(first)
    with pytest.raises(regnum.kernel.errors.IllegalOption, match="taken back"):
        match.undo(first)
    assert match.restart_turn(second) == 1
    assert match.waiting == (second,)
