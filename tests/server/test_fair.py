"""Whose bots think next, and on whose account: fair shares, tables of bots only."""

from __future__ import annotations

from collections import Counter

from regnum.server.thinking.fair import ABSENT, ALONE, PRESENT, SHORTEST, FairQueue
from regnum.server.thinking.owners import Alone, Owners
from regnum.server.thinking.thought import wanted


class Claim:
    def __init__(self, owner: str, rank: int = PRESENT, wanted: float = 400.0, table: str = "") -> None:
        self.owner, self.rank, self.wanted, self.table = owner, rank, wanted, table or f"{owner}'s"


# Which thought comes next.


def served(queue: FairQueue[Claim], turns: int, thinkers: int = 1) -> list[Claim]:
    found = []
    for _ in range(turns):
        next_one = queue.take(thinkers, thinkers)
        assert next_one is not None
        found.append(next_one[0])
    return found


def test_who_asks_for_much_waits_for_himself() -> None:
    """A guest's hundred thoughts were there first; everybody else's one comes before his second."""
    queue: FairQueue[Claim] = FairQueue()
    for number in range(100):
        queue.put(Claim("guest", table=f"t{number}"))
    for number in range(10):
        queue.put(Claim(f"person {number}"))
    first = served(queue, 11)
    assert Counter(claim.owner for claim in first)["guest"] == 1
    queue.put(Claim("late"))
    assert "late" in [claim.owner for claim in served(queue, 2)]


def test_who_asks_for_little_need_not_wait_for_those_who_ask_without_end() -> None:
    """The bots of one table answer one after the other, between the thoughts of five guests that never end."""
    queue: FairQueue[Claim] = FairQueue()
    for number in range(2000):
        queue.put(Claim(f"guest {number % 5}", table=f"t{number}"))
    for _ in range(10):
        served(queue, round(1000 / SHORTEST))  # a second passes between two turns of the person
        for _ in range(4):
            queue.put(Claim("person", wanted=40.0))
            assert "person" in [claim.owner for claim in served(queue, 1)]


def test_an_owner_is_charged_what_was_used() -> None:
    queue: FairQueue[Claim] = FairQueue()
    for _ in range(40):
        queue.put(Claim("long"))
        queue.put(Claim("short"))
    spent: Counter[str] = Counter()
    for _ in range(40):
        found = queue.take(1, 1)
        assert found is not None
        claim, length = found
        used = length if claim.owner == "long" else length / 4
        queue.settle(claim, length, used)
        spent[claim.owner] += round(used)
    assert abs(spent["long"] - spent["short"]) < 0.3 * spent["long"]


def test_tables_of_one_owner_take_turns() -> None:
    """Five bots of one table are asked at once; the owner's other table does not wait for all of them."""
    queue: FairQueue[Claim] = FairQueue()
    for _ in range(5):
        queue.put(Claim("host", table="many"))
    queue.put(Claim("host", table="one"))
    assert "one" in [claim.table for claim in served(queue, 2)]


def test_people_come_before_tables_of_bots_only() -> None:
    queue: FairQueue[Claim] = FairQueue()
    for number in range(60):
        queue.put(Claim(f"a{number}", ALONE))
        queue.put(Claim(f"b{number}", ABSENT))
        queue.put(Claim(f"p{number}", PRESENT))
    ranks = [claim.rank for claim in served(queue, 100)]
    people = [rank for rank in ranks if rank != ALONE]
    assert people == sorted(people)
    assert ranks.count(ALONE) == 5, "every twentieth turn is theirs, so that they do not stand still"


def test_the_last_free_thinker_waits_for_people() -> None:
    queue: FairQueue[Claim] = FairQueue()
    for _ in range(3):
        queue.put(Claim("bots", ALONE))
    assert queue.take(2, 2) is not None
    assert queue.take(1, 2) is None
    queue.put(Claim("person"))
    found = queue.take(1, 2)
    assert found is not None
    assert found[0].rank == PRESENT
    for rank in (ABSENT, ALONE):
        nobody: FairQueue[Claim] = FairQueue()
        for _ in range(3):
            nobody.put(Claim("nobody", rank))
        assert nobody.take(1, 1) is not None, "where there is only one it is not kept free"
        assert nobody.take(1, 2) is None, "nobody waits for it"
        assert nobody.take(2, 2) is not None


def test_load_shortens_thoughts_first_of_all_of_whoever_causes_it() -> None:
    calm: FairQueue[Claim] = FairQueue()
    for milliseconds in (400.0, 2000.0):
        calm.put(Claim("calm", PRESENT, milliseconds))
        found = calm.take(1, 1)
        assert found is not None
        assert found[1] == milliseconds, "nobody else waits"
    queue: FairQueue[Claim] = FairQueue()
    for number in range(95):
        queue.put(Claim("guest", table=f"t{number}"))
    for number in range(4):
        queue.put(Claim(f"person {number}"))
    lengths: dict[str, float] = {}
    for _ in range(5):
        found = queue.take(2, 2)
        assert found is not None
        lengths[found[0].owner] = found[1]
    assert lengths.pop("guest") == SHORTEST
    assert min(lengths.values()) >= 100.0
    many: FairQueue[Claim] = FairQueue()
    for number in range(20):
        many.put(Claim(f"person {number}"))
    found = many.take(2, 2)
    assert found is not None
    assert found[1] <= 15.0, "twenty tables wait, and an answer takes several turns"
    crowd: FairQueue[Claim] = FairQueue()
    for number in range(300):
        crowd.put(Claim(f"person {number}"))
    found = crowd.take(1, 1)
    assert found is not None
    assert found[1] == SHORTEST
    # A person who comes must not wait long for bots among themselves, least of all where there is one thinker.
    for thinkers, longest in ((2, 200.0), (1, 50.0)):
        bots: FairQueue[Claim] = FairQueue()
        bots.put(Claim("bots", ALONE, 2000.0))
        found = bots.take(thinkers, thinkers)
        assert found is not None
        assert found[1] == longest


def test_levels_are_milliseconds() -> None:
    assert [wanted(level, 2000) for level in ("medium", "hard", "expert")] == [10, 100, 2000]
    assert wanted("expert", 500) == 500


# Thinkers that fail.


def test_guests_of_one_address_share_an_account() -> None:
    class Somebody:
        def __init__(self, name: str, login: str | None) -> None:
            self.id, self.login = name, login

    owners = Owners()
    for number in range(3):
        owners.saw(Somebody(f"guest {number}", None), "2001:db8::/64")  # type: ignore[arg-type]
    owners.saw(Somebody("account", "anna"), "2001:db8::/64")  # type: ignore[arg-type]
    assert len({owners.of(f"guest {number}") for number in range(3)}) == 1
    assert owners.of("account") == "account"
    assert owners.of("never seen") == "never seen"
    assert owners.payers("account") == ["account", owners.of("guest 1")]


def test_tables_of_bots_only_have_a_budget() -> None:
    time = [0.0]
    alone = Alone(3, 300.0, lambda: time[0])
    assert [alone.rests(f"a{n}", "anna", ["anna"]) is None for n in range(3)] == [True, True, False]
    assert alone.rests("a0", "anna", ["anna"]) is None
    assert alone.rests("b0", "boris", ["boris"]) is None
    told = alone.rests("c0", "vera", ["vera"])
    assert told is not None
    assert told.code == "bots-rest-server"
    alone.leave("a0")
    assert alone.must_rest("a2", "anna", ["anna"]) is None
    assert alone.playing() == ["a1", "b0"], "to be asked about takes no place"
    assert alone.rests("c0", "vera", ["vera"]) is None
    alone.spend(["anna", "address"], 301_000)
    told = alone.rests("a1", "anna", ["anna", "address"])
    assert told is not None
    assert told.code == "bots-rest-hour"
    assert alone.rests("x", "other", ["other", "address"]) is not None, "the address pays too"
    time[0] += 60
    assert alone.rests("a1", "anna", ["anna", "address"]) is None
