"""Folders: where the server and the command line keep what is to last."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

DATA = "REGNUM_DATA"
"""Names the folder; without it the system says where such things go."""


def kept(name: str, *before: Path, env: Mapping[str, str] | None = None) -> Path:
    """Where a file or folder of ours lies: in the data folder, or where it lay before if it lies there only.

    >>> kept("tables.sqlite3", env={"REGNUM_DATA": "/srv/regnum"}).as_posix()
    '/srv/regnum/tables.sqlite3'
    """
    given = (os.environ if env is None else env).get(DATA)
    if given:
        return Path(given).expanduser().absolute() / name
    found = user_data_path("regnum", appauthor=False) / name
    return found if found.exists() else next((path for path in before if path.exists()), found)
