"""Puts the browser table into the wheel: builds it with npm where it has not been built yet."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildWeb(BuildHookInterface[Any]):
    """Runs before a wheel or a source archive is packed; an editable install needs nothing."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / "src/regnum/server/static/index.html").is_file():
            return
        npm = shutil.which("npm")
        if npm is None or not (root / "web").is_dir():
            self.app.display_warning(
                "npm is not here: the wheel will serve its API without the browser table"
            )
            return
        for command in (["install", "--no-audit", "--no-fund", "--no-package-lock"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=root / "web", check=True)
