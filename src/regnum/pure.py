"""Sources instead of compiled modules, for who wants to look inside: `REGNUM_PURE=1`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class Sources(MetaPathFinder):
    """Finds the modules of Regnum as their `.py` files only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one of our modules."""
        if path is None or not name.startswith("regnum."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name) for folder in path)
        return next((spec for spec in found if spec is not None and spec.loader is not None), None)


def prefer_sources() -> None:
    """From now on nothing compiled is loaded."""
    sys.meta_path.insert(0, Sources())
