"""Compile kernel, games and search with mypyc into build/compiled, beside the untouched sources.

`PYTHONPATH=build/compiled` then runs the compiled package, and a wheel built with `REGNUM_COMPILE=1` holds the
very same extensions (`scripts/build_wheel.py`).
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
TYPICAL_PLAY = ROOT / "scripts" / "typical_play.py"
LEVEL = "2"
"""How hard the C compiler tries: 3 is 2 with a profile of typical play, where gcc can make one, so that
what is rarely called stays small; it takes three times as long."""
PROFILE = ("-fprofile-generate",)
PROFILED = ("-fprofile-use", "-Wno-missing-profile")

# What the hot loops run; the edges (views, records, files) stay pure.
KERNEL = ("chance", "step", "event", "state", "plan", "policy", "brain", "match", "actions", "planes")
BOTS = ("value", "tree")
PURE = ("__init__.py", "glance.py", "goals.py", "sketch.py")
"""Of the games: what people are shown now and then."""

SETUP = """
import os, pickle, sys
from mypyc.build import mypycify
from setuptools import setup

if os.path.exists("translated"):  # to C, by an earlier run: it shall be the very same
    with open("translated", "rb") as file:
        extensions = pickle.load(file)
else:
    extensions = mypycify({names!r}, opt_level={level!r}, debug_level="0", separate={separate!r})
    with open("translated", "wb") as file:
        pickle.dump(extensions, file)
flags = os.environ["REGNUM_FLAGS"].split()
for extension in extensions:
    extension.extra_compile_args += flags
    extension.extra_link_args += flags
if sys.platform != "win32":
    for extension in extensions:  # functions that nobody outside calls can be called directly and inlined
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
        if sys.platform == "linux":  # nothing that is never called, no names, no empty pages: half the size
            extension.extra_compile_args += ["-ffunction-sections", "-fdata-sections", "-fno-asynchronous-unwind-tables"]
            extension.extra_link_args += ["-Wl,--gc-sections", "-Wl,--strip-all", "-Wl,-z,noseparate-code"]
            if not extension.name.endswith("__mypyc"):  # one for each module, it only finds its group: two thirds of it were padding
                extension.extra_link_args += ["-Wl,-z,norelro", "-nostartfiles"]
setup(name="regnum_compiled", packages=[], ext_modules=extensions)
"""

HARMLESS = {"tuple", "len", "sum", "list", "sorted", "min", "max", "range", "enumerate", "bool", "int"}
"""What the arguments of `tell` may call and still be left out when nobody listens."""


def groups() -> dict[str, list[str]]:
    """The files to compile, relative to the copy: the kernel, the search, then each game by itself."""
    found = {
        "kernel": [f"regnum/kernel/{name}.py" for name in KERNEL],
        "bots": [f"regnum/bots/{name}.py" for name in BOTS],
    }
    for folder in sorted(path for path in (TARGET / "regnum" / "games").iterdir() if path.is_dir()):
        found[folder.name] = [
            path.relative_to(TARGET).as_posix()
            for path in sorted(folder.rglob("*.py"))
            if path.name not in PURE and "msgspec.Struct" not in path.read_text(encoding="utf-8")
        ]
    return found


def quiet(source: str) -> str:
    """The same code that makes up nothing to tell while nobody listens.

    >>> quiet("g.tell(KIND, (seat, sum(dice)))")
    'if g.events is not None: g.tell(KIND, (seat, sum(dice)))'
    >>> quiet("g.tell(KIND, (g.take(),))")
    'g.tell(KIND, (g.take(),))'
    """
    if ".tell(" not in source:
        return source
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Expr) or not _tells(node.value):
            continue
        line = lines[node.lineno - 1].encode()
        before, after = line[: node.col_offset], line[node.col_offset :]
        if not before.strip():
            assert isinstance(node.value, ast.Call)
            assert isinstance(node.value.func, ast.Attribute)
            listens = f"if {ast.unparse(node.value.func.value)}.events is not None: ".encode()
            lines[node.lineno - 1] = (before + listens + after).decode()
    return "\n".join(lines)


def _tells(call: ast.expr) -> bool:
    """Whether it is a call of `tell` whose arguments do no work that is missed."""
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or call.func.attr != "tell":
        return False
    inside = [node for one in (*call.args, *(word.value for word in call.keywords)) for node in ast.walk(one)]
    return isinstance(call.func.value, ast.Name) and not any(
        isinstance(node, ast.NamedExpr | ast.Await | ast.Yield)
        or (isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in HARMLESS))
        for node in inside
    )


def fingerprint(level: str) -> str:
    """Changes whenever the compiled package would."""
    found = hashlib.blake2b(f"{level} {sys.version}".encode())
    for path in [Path(__file__), TYPICAL_PLAY, *sorted((ROOT / "src" / "regnum").rglob("*"))]:
        if path.suffix in (".py", ".toml", ".json", ".ftl", ".md") and "static" not in path.parts:
            found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


def build(level: str = LEVEL) -> bool:
    """Copy the package and compile its hot modules in place; False if they were compiled already."""
    stamp = TARGET / "stamp"
    wanted = fingerprint(level)
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "regnum", TARGET / "regnum", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    parts = groups()
    names = [name for files in parts.values() for name in files]
    separate = [(files, f"regnum_{name}") for name, files in parts.items()]
    for name in names:
        path = TARGET / name
        path.write_text(quiet(path.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"compiling {len(names)} modules with mypyc …", flush=True)
    optimised = min(level, "2")
    (TARGET / "setup.py").write_text(SETUP.format(names=names, level=optimised, separate=separate))
    make = ["setup.py", "-q", "build_ext", "--inplace", "--force", "-j", str(os.cpu_count() or 1)]
    if level > optimised and sys.platform == "linux" and "gcc" in _c_compiler():
        _run(make, PROFILE)
        print("playing typical games …", flush=True)
        _run([str(TYPICAL_PLAY), *sorted(set(parts) - {"kernel", "bots"})])
        print("compiling again by their profile …", flush=True)
        _run(make, PROFILED)
    else:
        _run(make)
    stamp.write_text(wanted)
    return True


def _run(arguments: list[str], flags: tuple[str, ...] = ()) -> None:
    """Run Python in the copy, and end here with what it says if it fails."""
    path = os.pathsep.join([str(TARGET), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "REGNUM_FLAGS": " ".join(flags), "PYTHONPATH": path}
    done = subprocess.run([sys.executable, *arguments], cwd=TARGET, env=env, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit("\n".join((done.stdout[-4000:], done.stderr[-4000:])))


def _c_compiler() -> str:
    return os.environ.get("CC") or sysconfig.get_config_var("CC") or ""


def extensions() -> Iterator[Path]:
    """What was compiled, relative to the copy."""
    for path in sorted(TARGET.rglob("*")):
        if path.suffix in (".so", ".pyd") and "build" not in path.relative_to(TARGET).parts:
            yield path.relative_to(TARGET)


def main() -> int:
    """Compile where something changed, and say what was done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default=LEVEL, choices=list("0123"), help="how hard the C compiler tries")
    if build(parser.parse_args().level):
        print(f"compiled into {TARGET.relative_to(ROOT)}")
    else:
        print("the compiled package is up to date")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
