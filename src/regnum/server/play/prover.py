"""What happens inside a prover: a process that plays one uploaded record again, with limits of time and memory.

`python -m regnum.server.play.prover` reads the record from its standard input and writes a verdict to its standard output.
"""

from __future__ import annotations

import os
import sys
import time

import msgspec

from ...kernel.errors import BadRecord, RegnumError
from ...kernel.match import verify
from ...kernel.record import Record
from ..errors import told_of
from ..limited import give_way, limit_memory, limit_time, no_files
from ..messages import Told

SECONDS = 2
"""Of CPU time: the longest game of ours takes a tenth of one."""
_MEMORY = 512 * 1024**2
MOST_DECISIONS = 2000
_LONGEST_SEED = 200
_NICE = 10
"""Less than the server, and less than bots that people wait for: who brings a record can wait."""


class Verdict(msgspec.Struct):
    """What is wrong with a record, nothing when it is proved; and the seconds of CPU time that it took to find out."""

    told: Told | None
    used: float = 0.0


def judge(body: bytes) -> Verdict:
    """Prove a record, or say what is wrong with it."""
    try:
        record = Record.from_bytes(body)
        if len(record.rows) > MOST_DECISIONS:
            text = f"a record may have {MOST_DECISIONS} decisions"
            raise BadRecord("record-long", text, most=MOST_DECISIONS)
        if record.outcome is None:
            raise BadRecord("record-unfinished", "only finished games can be looked at")
        if record.seed is not None and len(record.seed) > _LONGEST_SEED:
            raise BadRecord("record-seed", "the seed is not one of ours")
        verify(record)
    except RegnumError as error:
        return Verdict(told_of(error))
    except MemoryError:
        return Verdict(Told("record-memory", {}))
    except Exception:
        # Numbers that no rule expects: whatever they lead to, the record can't be played.
        return Verdict(Told("record-unplayable", {}))
    return Verdict(None)


def main() -> None:
    """Judge one record."""
    told = os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr
    give_way(_NICE)
    body = sys.stdin.buffer.read()
    limit_memory(_MEMORY)
    limit_time(SECONDS)
    no_files()
    verdict = judge(body)
    verdict.used = time.process_time()
    told.write(msgspec.msgpack.encode(verdict))
    told.flush()


if __name__ == "__main__":
    main()
