"""The compiled wheel, installed in an environment that has nothing else: small, and it plays (`make test` compiles it first)."""

from __future__ import annotations

import email
import email.policy
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
MOST = 5_800_000
"""Bytes that the library takes with the one it needs, but for what is compiled."""
MOST_COMPILED = 16_000_000
"""As for the tests, not optimised: half as large again as what people install, which `benchmarks/speed.py --check` weighs."""


def compiler() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compiler", ROOT / "scripts" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pack(target: str, folder: Path, **more: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the modules that are compiled already: to compile takes minutes."""
    build = compiler()
    stamp = build.TARGET / "stamp"
    kept = stamp.read_text() if stamp.exists() else ""
    level = next((one for one in "0123" if kept == build.fingerprint(one)), None)
    if level is None:
        assert not os.environ.get("CI"), "nothing is compiled"
        pytest.skip("not compiled, or not as the sources are now; run `make compile`")
    return pack("wheel", tmp_path_factory.mktemp("dist"), REGNUM_COMPILE="1", REGNUM_COMPILE_LEVEL=str(level))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a clean environment with the wheel and msgspec."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=False, symlinks=True)
    found = folder / "bin" / "python"
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(found), "install", "-q", "--no-deps", "--no-index", str(wheel)],
        check=True,
    )  # fmt: skip
    (site,) = folder.glob("lib/python*/site-packages")
    needed = distribution("msgspec")
    for path in needed.files or ():
        if ".." not in path.parts and "__pycache__" not in path.parts:
            (site / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path(str(needed.locate_file(path))), site / path)
    return found


def run(python: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [str(python), *arguments], env=env, cwd=python.parent, capture_output=True, text=True, check=False
    )


def test_an_installed_wheel_plays_compiled_and_pure_alike(python: Path) -> None:
    done = run(python, "-m", "regnum.testing.smoke", "--compiled")
    assert done.returncode == 0, done.stderr
    assert "compiled: True" in done.stdout


def test_the_command_says_what_to_install(python: Path) -> None:
    done = subprocess.run([str(python.with_name("regnum"))], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "regnum[cli]"' in done.stderr


def test_the_wheel_is_small_and_for_one_python(wheel: Path, python: Path) -> None:
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as packed:
        names = [info.filename for info in packed.infolist()]
        compiled = sum(
            info.file_size for info in packed.infolist() if info.filename.endswith((".so", ".pyd"))
        )
        size = sum(info.file_size for info in packed.infolist()) - compiled
    assert "regnum/server/static/index.html" in names
    assert "regnum/server/static/art/brawl.svg.gz" in names
    assert "regnum/kernel/state.py" in names
    assert not [name for name in names if "screenshots" in name or name.startswith("tests")]
    (package,) = python.parent.parent.glob("lib/python*/site-packages/msgspec")
    needed = sum(path.stat().st_size for path in package.rglob("*") if "__pycache__" not in path.parts)
    assert size + needed < MOST
    assert compiled < MOST_COMPILED


def test_the_source_archive_has_what_a_wheel_is_made_of_and_no_pictures(tmp_path: Path) -> None:
    with tarfile.open(pack("sdist", tmp_path)) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
        (info,) = (one for one in packed.getnames() if one.endswith("/PKG-INFO"))
        told = packed.extractfile(info)
        assert told is not None
        metadata = email.message_from_bytes(told.read(), policy=email.policy.default)
    for needed in ("scripts/compile.py", "scripts/build_wheel.py", "src/regnum/server/static/index.html"):
        assert needed in names
    assert not [name for name in names if name.endswith(".png")]
    assert {url.partition(", ")[0] for url in metadata.get_all("Project-URL", ())} == {"Homepage", "Documentation", "Source", "Issues", "Changelog"}  # fmt: skip
    readme = metadata.get_content()
    addresses = re.findall(r"(!?)\[[^\]]*\]\(([^)]+)\)", readme)
    assert len([mark for mark, _ in addresses if mark]) >= 5
    assert not [address for _, address in addresses if not address.startswith("https://")]
