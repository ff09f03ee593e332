"""What is left behind in circles goes also where somebody always moves."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from regnum.server.garbage import LATEST, Garbage


class Circle:
    """Holds on to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector() -> Iterator[None]:
    thresholds = gc.get_threshold()
    gc.disable()
    yield
    gc.set_threshold(*thresholds)
    gc.enable()


def left_behind() -> weakref.ref[Circle]:
    return weakref.ref(Circle())


@pytest.mark.usefixtures("collector")
def test_a_server_that_is_never_quiet_does_not_keep_what_nobody_can_reach() -> None:
    time = [0.0]
    garbage = Garbage(lambda: time[0])
    first = left_behind()
    for _ in range(2):
        garbage.sweep(quiet=False)
        assert first() is not None, "nobody is held up for it"
    time[0] = LATEST
    garbage.sweep(quiet=False)
    assert first() is None, "not even now"
    second = left_behind()
    garbage.sweep(quiet=False)
    assert second() is not None, "that was a moment ago"
    garbage.sweep(quiet=True)
    assert second() is None
