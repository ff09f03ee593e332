"""The contract as a pytest plug-in: `pytest --regnum dare` tests an installed game without any file."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--regnum` and how many games each test plays."""
    group = parser.getgroup("regnum")
    group.addoption("--regnum", action="append", default=[], metavar="GAME", help="test an installed game")
    group.addoption("--regnum-games", type=int, default=1, metavar="N", help="games for each test")


def pytest_collection(session: pytest.Session) -> None:
    """Nothing else is collected when games are named."""
    names = session.config.getoption("--regnum")
    if names:
        session.config.args = [f"{Path(__file__)}"]


def pytest_collect_file(file_path: Path, parent: Any) -> Any:
    """This file stands for the games that were named."""
    import pytest

    names = parent.config.getoption("--regnum")
    if not names or file_path != Path(__file__):
        return None

    class Games(pytest.Module):
        """A module that is made up."""

        def _getobj(self) -> ModuleType:
            from ..kernel.registry import find
            from . import contract

            module = ModuleType("regnum_contract")
            for name in names:
                tests = contract(find(name), self.config.getoption("--regnum-games"))
                setattr(module, tests.__name__, tests)
            return module

    return Games.from_parent(parent, path=file_path)
