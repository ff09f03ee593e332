"""Makes the helpers beside the tests importable, lets no text ask in vain, and under CI lets nothing be skipped."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import regnum.words

sys.path.insert(0, str(Path(__file__).parent))
regnum.words.STRICT = True


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if os.environ.get("CI") and skipped:
        reporter.write_line("\nUnder CI nothing may be skipped:", red=True)
        for report in skipped:
            reporter.write_line(f"  {report.nodeid}: {report.longrepr}", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
