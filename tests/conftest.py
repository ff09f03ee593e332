"""Makes the helpers beside the tests importable, seeds every test, lets no text ask in vain, and under CI lets nothing be skipped."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest

import regnum.words

sys.path.insert(0, str(Path(__file__).parent))
import seeds

regnum.words.STRICT = True
# A shell that runs the tests in the background has them ignore Ctrl-C, and so would all that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
# No deadlines: a busy machine is no fault. The same examples every time, unless another seed is asked for.
hypothesis.settings.register_profile(
    "regnum", deadline=None, derandomize="REGNUM_TEST_SEED" not in os.environ, print_blob=True, database=None
)
hypothesis.settings.load_profile("regnum")


def pytest_report_header() -> str:
    return f"luck: REGNUM_TEST_SEED={seeds.SEED}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    seeds.begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(
            ("luck", f"repeat it with REGNUM_TEST_SEED={seeds.SEED} pytest '{item.nodeid}'")
        )
    return report


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if os.environ.get("CI") and skipped:
        reporter.write_line("\nUnder CI nothing may be skipped:", red=True)
        for report in skipped:
            reporter.write_line(f"  {report.nodeid}: {report.longrepr}", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
