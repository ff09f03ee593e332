"""A real server process and a real Chromium for the end-to-end tests."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="Playwright is not installed")
import seeds
from nursery import born
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

STATIC = Path(__file__).parents[2] / "src" / "regnum" / "server" / "static" / "index.html"
PATIENCE = 90_000
"""How long a condition may take on a slow and busy machine, in milliseconds."""
expect.set_options(timeout=PATIENCE)
BROWSERS = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
"""The first is the second without windows, and takes a third less time."""
CHROMIUM = os.environ.get("REGNUM_CHROMIUM") or str(next(filter(Path.exists, BROWSERS), BROWSERS[-1]))
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

if not Path(CHROMIUM).exists():
    pytest.skip(f"no Chromium at {CHROMIUM}", allow_module_level=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One `regnum` server process with a database of its own."""

    def __init__(self, folder: Path, more: Mapping[str, str] | None = None) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        environment = {
            **os.environ,
            **seeds.environment(),
            "REGNUM_DATABASE_URL": f"sqlite:///{folder / 'tables.sqlite3'}",
            "REGNUM_LIMITS": "0",
            "REGNUM_BOT_SECONDS": "0.2",
            **(more or {}),
        }
        code = f"from regnum.server.run import serve; serve(port={self.port})"
        self.process = born(code, environment, folder / "server.log")
        self._wait()

    def _wait(self) -> None:
        for _ in range(900):
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not STATIC.exists():
        pytest.skip("the browser table is not built: npm run build in web/")
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


class Door:
    """Opens browser profiles at the server, each a different person."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def enter(
        self,
        name: str,
        lang: str = "en",
        motion: int = 0,
        size: tuple[int, int] = (1440, 900),
        prefs: Mapping[str, object] | None = None,
        **more: object,
    ) -> Page:
        """A page of somebody who wants everything shown at once, unless the test wants otherwise."""
        context = self.browser.new_context(
            base_url=self.server.address, viewport={"width": size[0], "height": size[1]}, **more
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        quick = {
            "lang": lang,
            "motion": motion,
            "theme": "light",
            "pace": 0,
            "digest": "none",
            "tips": False,
            **(prefs or {}),
        }
        context.add_init_script(
            "if (!localStorage.getItem('regnum-preferences')) "
            f"localStorage.setItem('regnum-preferences', {json.dumps(json.dumps(quick))})"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{name}: {error}"))
        page.on("console", lambda message: self.note(name, message.text))
        if name:
            answer = context.request.post("/api/guest", data={"name": name})
            assert answer.ok, answer.text()
        return page

    def note(self, name: str, text: str) -> None:
        """A text that asks for something nobody gives is a fault of the page."""
        if "Unknown variable" in text:
            self.errors.append(f"{name}: {text}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def door(chromium: Browser, server: Server) -> Iterator[Door]:
    opened = Door(chromium, server)
    yield opened
    opened.close()
    assert not opened.errors, opened.errors
