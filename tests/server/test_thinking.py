"""Bots' thinking: fair shares, limits, thinkers that fail, thinkers elsewhere, tables of bots only."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import Client, Server, options_of
from test_loops import my_turn
from waiting import LONG, wait_for

import regnum
from regnum.bots import BOTS, Limit, Position
from regnum.bots.simple import Greedy
from regnum.kernel.kinds import Option
from regnum.server.thinking.fair import ABSENT, ALONE, PRESENT, SHORTEST, FairQueue
from regnum.server.thinking.owners import Alone, Owners
from regnum.server.thinking.process import COMMAND
from regnum.server.thinking.thinker import answer
from regnum.server.thinking.thinking import Thinking, Watch
from regnum.server.thinking.thought import Answer, Question, Unneeded, wanted
from regnum.words import LANGUAGES, speak


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
    for number in range(1000):
        queue.put(Claim(f"guest {number % 5}", table=f"t{number}"))
    for _ in range(10):
        served(queue, 40)
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
    alone: FairQueue[Claim] = FairQueue()
    alone.put(Claim("bots", ALONE))
    assert alone.take(1, 1) is not None, "where there is only one it is not kept free"


def test_load_shortens_thoughts_first_of_all_of_whoever_causes_it() -> None:
    calm: FairQueue[Claim] = FairQueue()
    calm.put(Claim("calm"))
    found = calm.take(1, 1)
    assert found is not None
    assert found[1] == 400.0
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
    assert min(lengths.values()) >= 200.0
    crowd: FairQueue[Claim] = FairQueue()
    for number in range(300):
        crowd.put(Claim(f"person {number}"))
    found = crowd.take(1, 1)
    assert found is not None
    assert found[1] == SHORTEST
    bots: FairQueue[Claim] = FairQueue()
    bots.put(Claim("bots", ALONE, 2000.0))
    found = bots.take(1, 1)
    assert found is not None
    assert found[1] == 200.0


class Slipping(Greedy):
    """Knows the best option and plays the last."""

    def choose(self, position: Position, limit: Limit | None = None) -> Option:
        return position.options[-1]


def test_a_bot_plays_what_it_chooses_and_advises_what_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """An easy bot slips at a table as anywhere else; whoever asks for advice is told the best."""
    monkeypatch.setitem(BOTS, "slipping", Slipping)
    match = regnum.new("brawl", seats=2, seed=1)
    last = len(match.options(match.waiting[0])) - 1
    asked = Question(match.record, match.waiting[0], "slipping", 10)
    assert [number for number, _ in answer(asked).options] == [last]
    asked.best = 3
    advice = [number for number, _ in answer(asked).options]
    assert len(advice) == 3
    assert advice[0] != last


def test_levels_are_milliseconds() -> None:
    assert [wanted(level, 2000) for level in ("medium", "hard", "expert")] == [40, 400, 2000]
    assert wanted("expert", 500) == 500


# Thinkers that fail.


def question(bot: str = "medium", milliseconds: float = 40.0) -> tuple[Question, int]:
    match = regnum.new("brawl", seats=3, seed=4)
    return Question(match.record, match.waiting[0], bot, milliseconds), len(match.options(match.waiting[0]))


class Noted(Watch):
    def __init__(self) -> None:
        self.why: list[str] = []
        self.bots: list[str] = []

    def done(self, thought: Any, answer: Answer) -> None:
        self.bots.append(thought.question.bot)

    def failed(self, why: str) -> None:
        self.why.append(why)


def thinking(command: tuple[str, ...], work: Callable[[Thinking], Awaitable[None]], count: int = 1) -> Noted:
    noted = Noted()

    async def main() -> None:
        one = Thinking(count, command)
        one.watch = noted
        one.start()
        try:
            await work(one)
        finally:
            await one.stop()

    asyncio.run(asyncio.wait_for(main(), LONG))
    return noted


def ill(does: str) -> tuple[str, ...]:
    """A thinker that does something else with every bot but the plain one."""
    return (
        sys.executable,
        "-c",
        f"""
import os, threading
from regnum.server.thinking import thinker
sound = thinker.answer
def ill(question):
    {does}
thinker.answer = lambda question: sound(question) if question.bot == "easy" else ill(question)
thinker.main()
""",
    )


async def ask(one: Thinking, needed: Callable[[], bool] = lambda: True, **more: Any) -> Answer | None:
    asked, options = question(**more)
    return await one.think(asked, options, PRESENT, "owner", "table", needed)


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("while True: pass", "crash"),
        ("threading.Event().wait()", "time"),
        ("hoard = bytearray(2 << 30)", "error"),
        ("os._exit(3)", "crash"),
        ("raise RuntimeError('no idea')", "error"),
        ("return thinker.Answer([(10_000, 0.5)])", "junk"),
        ("return thinker.Answer([])", "junk"),
        ("return 'nothing'", "error"),
        ("os.write(1, b'x' * 100); return sound(question)", "crash"),
    ],
)
def test_a_thinker_that_fails_costs_one_thought(does: str, why: str, monkeypatch: Any) -> None:
    """It is thought once more, then a plain bot answers; the next question meets a sound thinker."""
    if why == "time":
        monkeypatch.setattr("regnum.server.thinking.process.GRACE", 4.0)

    async def work(one: Thinking) -> None:
        found = await ask(one)
        assert found is not None
        assert found.options

    noted = thinking(ill(does), work)
    assert [one if one != "time" else why for one in noted.why] == [why, why]
    assert noted.bots == ["easy"]


def test_one_that_works_for_ever_is_ended_by_the_system_too() -> None:
    """Whoever waits may be gone: a process that works beyond its CPU time is ended without anybody's help."""
    asked, _ = question()
    import msgspec

    from regnum.server.thinking.thinker import LENGTH

    data = msgspec.msgpack.encode(asked)
    script = ill("while True: pass")
    process = subprocess.Popen(script, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    process.stdin.write(LENGTH.pack(len(data)) + data)
    process.stdin.flush()
    assert process.wait(LONG) == -signal.SIGXCPU


def test_thoughts_are_answered_by_who_is_free_and_only_if_needed() -> None:
    async def work(one: Thinking) -> None:
        found = await asyncio.gather(*[ask(one, bot="easy") for _ in range(12)])
        assert all(found)
        with pytest.raises(Unneeded):
            await ask(one, needed=lambda: False)
        assert await ask(one) is not None

    noted = thinking(COMMAND, work, 2)
    assert noted.why == []


def test_a_process_is_renewed_after_many_thoughts(monkeypatch: Any) -> None:
    """And not sooner because the server that starts it is large."""
    monkeypatch.setattr("regnum.server.thinking.process._JOBS", 2)
    ballast = b"x" * (420 << 20)
    pids = set()

    async def work(one: Thinking) -> None:
        for _ in range(4):
            assert await ask(one, bot="easy") is not None
            held = one._here[0]._process
            if held is not None:
                pids.add(held.pid)

    assert thinking(COMMAND, work).why == []
    assert len(pids) == 2
    assert ballast


# Whose account it is on.


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
    assert alone.rests("c0", "vera", ["vera"]) is None
    alone.spend(["anna", "address"], 301_000)
    told = alone.rests("a1", "anna", ["anna", "address"])
    assert told is not None
    assert told.code == "bots-rest-hour"
    assert alone.rests("x", "other", ["other", "address"]) is not None, "the address pays too"
    time[0] += 60
    assert alone.rests("a1", "anna", ["anna", "address"]) is None


# Servers with their thinkers.


def thinkers_of(server: Server) -> list[int]:
    """The processes in which this server's bots think."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == server.process.pid and b"thinking.thinker" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except OSError:
                continue
    return found


def test_thinkers_are_killed_in_mid_thought_and_the_game_ends(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log", REGNUM_BOT_SECONDS="0.1")
    try:
        host = server.person("Host")
        name = host.table("me", {"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "hard"})["id"]
        host.post(f"/api/tables/{name}/start")
        killed = 0
        state = my_turn(host, name)
        while not state["over"]:
            host.move(name, state, options_of(state)[0])
            for pid in thinkers_of(server) if killed < 12 else []:
                os.kill(pid, signal.SIGKILL)
                killed += 1
            state = my_turn(host, name)
        assert killed >= 5
        text = host.ask("GET", "/metrics").text
        assert 'regnum_thought_failures_total{why="crash"}' in text
    finally:
        server.stop()
    assert '"level":"error"' not in server.log.read_text(), server.log.read_text()[-3000:]


class Elsewhere:
    """`regnum think` as a process of its own."""

    def __init__(self, server: Server, token: str, log: Path) -> None:
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "regnum",
                    "think",
                    "--server",
                    server.url,
                    "--processes",
                    "2",
                    "--lang",
                    "en",
                ],
                env={**os.environ, "REGNUM_THINK_TOKEN": token},
                stdout=out,
                stderr=out,
                start_new_session=True,
            )

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(LONG)


@pytest.fixture
def thoughtless(tmp_path: Path) -> Iterator[Server]:
    """A server that has no thinkers of its own."""
    one = Server(
        f"sqlite:///{tmp_path}/t.sqlite3",
        tmp_path / "log",
        REGNUM_BOT_PROCESSES="0",
        REGNUM_THINK_TOKEN="a secret",
        REGNUM_BOT_SECONDS="0.1",
    )
    yield one
    one.stop()
    assert '"level":"error"' not in one.log.read_text(), one.log.read_text()[-3000:]


def thinkers(client: Client) -> int:
    line = next(
        line
        for line in client.ask("GET", "/metrics").text.splitlines()
        if line.startswith("regnum_thinkers ")
    )
    return round(float(line.split()[1]))


def test_thinkers_on_another_machine(thoughtless: Server, tmp_path: Path) -> None:
    """They come, are killed in mid-thought, come again; the table goes on whenever there is one."""
    host = thoughtless.person("Host")
    name = host.table("me", {"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "medium"})["id"]
    host.post(f"/api/tables/{name}/start")
    log = tmp_path / "think"
    helper = Elsewhere(thoughtless, "a secret", log)
    try:
        state = my_turn(host, name)
        for _ in range(2):
            host.move(name, state, options_of(state)[0])
            helper.kill()
            wait_for(lambda: thinkers(host) == 0, "the thinker is missed")
            helper = Elsewhere(thoughtless, "a secret", log)
            wait_for(lambda: thinkers(host) == 2, "another comes")
            state = my_turn(host, name)
        # The server goes away and comes back: the thinker finds it again.
        thoughtless.kill()
        thoughtless.start()
        wait_for(lambda: thinkers(host) == 2, "it comes back")
        host.move(name, state, options_of(state)[0])
        my_turn(host, name)
        assert f"Thinking for {thoughtless.url}." in log.read_text()
    finally:
        helper.kill()


def test_a_thinker_that_is_not_wanted(thoughtless: Server, tmp_path: Path) -> None:
    wrong = Elsewhere(thoughtless, "a guess", tmp_path / "wrong")
    assert wrong.process.wait(LONG) == 2
    assert (tmp_path / "wrong").read_text().strip().endswith("The server knows another token.")
    assert thinkers(thoughtless.anyone()) == 0


def test_bots_rest_and_say_so(thoughtless: Server, tmp_path: Path) -> None:
    """Of tables of bots only two are played at a time for one person; the third goes on when one of them is over."""
    host = thoughtless.person("Host")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    names = [host.table(*bots)["id"] for _ in range(3)]
    for name in names:
        host.post(f"/api/tables/{name}/start")
    rests = [host.get(f"/api/tables/{name}")["rest"] for name in names]
    assert rests[:2] == [None, None]
    assert rests[2]["code"] == "bots-rest-person"
    for language in LANGUAGES:
        assert "2" in speak(language)(f"error-{rests[2]['code']}", **rests[2]["data"])
    watcher = host.live(names[2], seat=-1)
    assert watcher.next("table")["table"]["rest"] == rests[2]
    helper = Elsewhere(thoughtless, "a secret", tmp_path / "think")
    try:
        for name in names:
            wait_for(lambda name=name: host.get(f"/api/tables/{name}")["status"] == "over", "the bots play")  # type: ignore[misc]
    finally:
        helper.kill()
    assert host.get(f"/api/tables/{names[2]}")["rest"] is None


def test_bots_rest_when_their_hour_is_used_up(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log", REGNUM_BOT_HOUR="0")
    try:
        host = server.person("Host")
        name = host.table({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})["id"]
        host.post(f"/api/tables/{name}/start")
        assert host.get(f"/api/tables/{name}")["rest"]["code"] == "bots-rest-hour"
        mine = host.table("me", {"kind": "bot", "bot": "random"})["id"]
        host.post(f"/api/tables/{mine}/start")
        my_turn(host, mine)
    finally:
        server.stop()


def test_refusals_of_thinkers_have_words() -> None:
    for code in ("address", "secret", "token", "unwanted", "games"):
        for language in LANGUAGES:
            assert speak(language).format(f"error-think-{code}", {})
