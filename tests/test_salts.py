"""Dice that were seen are never thrown again: after an agreed take-back chance is drawn by a salt of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.kernel.chance import Seeded
from regnum.kernel.errors import BadRecord
from regnum.kernel.match import Match, replay, verify
from regnum.kernel.record import Record, Row, salted

GAMES = ("kingsburg", "troyes", "feudum", "brawl")


def choose(match: Match, luck: Seeded) -> None:
    seat = match.waiting[luck.pick(len(match.waiting))]
    options = match.options(seat)
    match.apply(seat, options[luck.pick(len(options))])


def play(match: Match, luck: Seeded, most: int = 10_000) -> Match:
    for _ in range(most):
        if not match.waiting:
            break
        choose(match, luck)
    return match


def rolled(match: Match, luck: Seeded) -> int:
    """Play until some decision leads to many results of chance; how many decisions stood before it."""
    while len(match.record.rows[-1].chance if match.record.rows else []) < 4:
        choose(match, luck)
    return len(match.record.rows) - 1


def again(match: Match, rows: list[Row]) -> list[int]:
    """Do the same things once more; what chance gives now."""
    for row in rows:
        match.apply(row.seat, row.option)
    return match.record.rows[-1].chance


@pytest.mark.parametrize("name", ["kingsburg", "troyes"])
def test_dice_that_were_seen_are_not_thrown_again(name: str) -> None:
    match = regnum.new(name, seats=2, seed=5)
    before = rolled(match, Seeded("luck"))
    rows = match.record.rows[before:]
    seen = rows[-1].chance
    match.rewind(before)
    assert again(match, rows) == seen, "without a salt they fall the same way"
    match.rewind(before, salt=40)
    other = again(match, rows)
    assert other != seen
    match.rewind(before, salt=41)
    assert again(match, rows) not in (seen, other)


def test_undo_after_a_take_back_does_not_bring_the_old_dice_back() -> None:
    """A certain decision before the roll is undone: the salt stays, though it began after that decision."""
    luck = Seeded("undo")
    for seed in range(50):
        match = regnum.new("kingsburg", seats=2, seed=seed)
        before = rolled(match, luck)
        rows = match.record.rows
        certain = next((n for n in range(before, 0, -1) if rows[n - 1].chance), 0)
        if certain < before:
            break
    else:
        raise AssertionError("no roll had a certain decision before it")
    line = rows[before - 1 :]
    match.rewind(before, salt=40)
    match.rewind(before - 1)
    assert match.salts == [(before - 1, 40)]
    assert again(match, line) != line[-1].chance


def test_the_last_salt_holds_on() -> None:
    assert salted([], 7) == []
    assert salted([], 7, 3) == [(7, 3)]
    assert salted([(7, 3)], 9) == [(7, 3)]
    assert salted([(7, 3)], 7) == [(7, 3)]
    assert salted([(7, 3)], 5) == [(5, 3)]
    assert salted([(7, 3)], 9, 12) == [(7, 3), (9, 12)]
    assert salted([(7, 3), (9, 12)], 8) == [(7, 3), (8, 12)]
    assert salted([(7, 3), (9, 12)], 2) == [(2, 12)]
    assert salted([(7, 3), (9, 12)], 2, 20) == [(2, 20)]


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_take_backs_is_proved_by_its_seed(name: str, tmp_path: Path) -> None:
    luck = Seeded(f"take-backs {name}")
    match = regnum.new(name, seats=2, seed=3)
    for number in range(1, 12):
        play(match, luck, luck.pick(25))
        if not match.waiting:
            break
        count = len(match.record.rows)
        if number % 3:
            match.rewind(luck.pick(count + 1), salt=number * 10)
        elif match.can_undo(match.record.rows[-1].seat):
            match.undo(match.record.rows[-1].seat)
    play(match, luck)
    match.record.save(tmp_path / "game.json")
    record = Record.open(tmp_path / "game.json")
    assert record.salts
    assert verify(record).record == match.record
    for cut in (0, len(record.rows) // 2, len(record.rows)):
        assert replay(record, to=cut).salts == [one for one in record.salts if one[0] <= cut]
    open_record = msgspec.structs.replace(record, seed=None)
    assert verify(open_record).scores() == match.scores(), "also where only the results are known"


def test_a_record_with_wrong_salts_is_refused() -> None:
    luck = Seeded("wrong")
    match = regnum.new("kingsburg", seats=2, seed=3)
    before = rolled(match, luck)
    match.rewind(before, salt=9)
    play(match, luck)
    record = match.record
    count = len(record.rows)
    verify(record)
    for salts in (
        msgspec.UNSET, [(before, 8)], [(before + 1, 9)], [(before, -9)], [(before, 0)], [(-1, 9)], [(count + 1, 9)],
        [(before, 9), (before, 12)], [(before, 9), (count, 9)], [(before, 1 << 80)],
    ):  # fmt: skip
        with pytest.raises(BadRecord):
            verify(msgspec.structs.replace(record, salts=salts))


def test_a_record_without_take_backs_is_written_as_ever() -> None:
    assert b"salts" not in play(regnum.new("brawl", seats=2, seed=1), Seeded(1)).record.to_bytes()
