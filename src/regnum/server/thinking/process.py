"""A thinker on this machine, as the server holds it: started when it is first asked, ended when it fails."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence

import msgspec

from .thinker import LENGTH, READY
from .thought import Answer, Failed, Question

COMMAND = (sys.executable, "-m", "regnum.server.thinking.thinker")
GRACE = 10.0
"""Seconds beyond its own time that a thought may take on a busy machine; one that works too long is ended by the system before."""
_START = 60.0
"""Seconds in which a process must have read the games."""
_JOBS, _MEMORY = 500, 400 * 1024
"""After how many thoughts, and above how many kB, a process is renewed."""
_LONGEST = 1 << 20
_encode = msgspec.msgpack.Encoder().encode
_decode: Callable[[bytes], Answer | str] = msgspec.msgpack.Decoder(Answer | str).decode


def patience(milliseconds: float) -> float:
    """For how many seconds one waits for an answer: three times its CPU time, and some."""
    return milliseconds * 3 / 1000 + GRACE


class LocalThinker:
    """One process and the pipes to it."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: Process | None = None
        self._jobs = 0

    async def ask(self, question: Question) -> Answer:
        """An answer in time, or `Failed`; whatever failed is ended, and the next question meets a fresh process."""
        try:
            process = await self._started()
            async with asyncio.timeout(patience(question.milliseconds)):
                found = _decode(await _exchange(process, _encode(question)))
        except TimeoutError:
            await self.end()
            raise Failed("time") from None
        except (ConnectionError, EOFError, msgspec.MsgspecError):
            await self.end()
            raise Failed("crash") from None
        except BaseException:
            await self.end()
            raise
        if isinstance(found, str):
            await self.end()
            raise Failed("error", found)
        self._jobs += 1
        if self._jobs >= _JOBS or found.memory > _MEMORY:
            await self.end()
        return found

    async def _started(self) -> Process:
        if self._process is not None and self._process.returncode is not None:
            await self.end()  # it died at rest: no thought is lost by that
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
            self._jobs = 0
            async with asyncio.timeout(_START):
                if await _message(self._process) != READY:
                    raise EOFError
        return self._process

    async def end(self) -> None:
        """End it at once, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _exchange(process: Process, data: bytes) -> bytes:
    assert process.stdin is not None
    if process.stdin.is_closing():
        raise ConnectionResetError  # uvloop calls a write to a closed pipe a mistake of ours
    process.stdin.write(LENGTH.pack(len(data)) + data)
    await process.stdin.drain()
    return await _message(process)


async def _message(process: Process) -> bytes:
    assert process.stdout is not None
    size: int = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    if size > _LONGEST:
        raise EOFError
    return await process.stdout.readexactly(size)
