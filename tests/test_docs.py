"""What README and docstrings show is true."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import pkgutil
from pathlib import Path

import pytest

import regnum

ROOT = Path(__file__).parent.parent
UNINSTALLED = ("regnum.envs.openspiel",)
"""Modules of extras that are too large for every test run."""


def test_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert not result.failed


@pytest.mark.parametrize("page", ["bots-by-others.md", "learning.md"])
def test_pages_with_code_are_true(page: str) -> None:
    result = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert result.attempted > 5
    assert not result.failed


def modules() -> list[str]:
    found = (one.name for one in pkgutil.walk_packages(regnum.__path__, "regnum."))
    return [name for name in found if not name.endswith("__main__") and name not in UNINSTALLED]


def test_the_examples_in_docstrings_are_true() -> None:
    attempted = 0
    for name in modules():
        result = doctest.testmod(importlib.import_module(name))
        assert not result.failed, name
        attempted += result.attempted
    assert attempted > 10


@pytest.mark.parametrize("name", ["compile", "pypi_readme"])
def test_the_examples_of_scripts_are_true(name: str) -> None:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed


def test_links_in_the_docs_lead_somewhere() -> None:
    import re

    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
