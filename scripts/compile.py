"""Compile kernel and games with mypyc into build/compiled, beside the untouched sources.

`PYTHONPATH=build/compiled` then runs the compiled package.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"

# What the hot loops run; the edges (views, records, files) stay pure.
KERNEL = ("chance", "step", "event", "state", "plan", "brain")
BOTS = ("value", "tree")


def groups() -> dict[str, list[str]]:
    """The files to compile, relative to the copy: the kernel, the search, then each game by itself."""
    found = {"kernel": [f"regnum/kernel/{name}.py" for name in KERNEL]}
    found["bots"] = [f"regnum/bots/{name}.py" for name in BOTS]
    for folder in sorted(path for path in (TARGET / "regnum" / "games").iterdir() if path.is_dir()):
        found[folder.name] = [
            str(path.relative_to(TARGET))
            for path in sorted(folder.rglob("*.py"))
            if path.name != "__init__.py" and "msgspec.Struct" not in path.read_text(encoding="utf-8")
        ]
    return found


def fingerprint(level: str) -> str:
    """Changes whenever the compiled package would."""
    found = hashlib.blake2b(f"{level} {sys.version}".encode())
    for path in sorted((ROOT / "src" / "regnum").rglob("*")):
        if path.suffix in (".py", ".toml", ".json", ".ftl", ".md") and "static" not in path.parts:
            found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return found.hexdigest()


def main() -> int:
    """Copy the package, compile its hot modules in place, say what was done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="3", choices=list("0123"), help="how hard the C compiler tries")
    level = parser.parse_args().level
    stamp = TARGET / "stamp"
    wanted = fingerprint(level)
    if stamp.exists() and stamp.read_text() == wanted:
        print("the compiled package is up to date")
        return 0
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "regnum", TARGET / "regnum", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    parts = groups()
    names = [name for files in parts.values() for name in files]
    separate = [(files, f"regnum_{name}") for name, files in parts.items()]
    print(f"compiling {len(names)} modules with mypyc …", flush=True)
    (TARGET / "setup.py").write_text(
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"extensions = mypycify({names!r}, opt_level={level!r}, debug_level='0', separate={separate!r})\n"
        "setup(name='regnum_compiled', packages=[], ext_modules=extensions)\n"
    )
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", "2"]
    done = subprocess.run(command, cwd=TARGET, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n")
        return done.returncode
    stamp.write_text(wanted)
    print(f"compiled into {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
