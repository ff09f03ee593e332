"""Breaks the rules on purpose, one small change at a time, and counts how many the tests notice.

    python scripts/mutants.py                     300 mutants of all games, by the usual seed
    python scripts/mutants.py --game troyes --count 50 --jobs 16
    python scripts/mutants.py --show feudum/actions/move.py

A mutant is one change of one comparison, number, sign or connective in the folders that hold rules. It is killed when
a golden record or a test of its game fails. `tests/mutants.txt` lists those that change nothing that could be told (with the reason).
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

from rich.progress import Progress

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "regnum" / "games"
EQUIVALENT = ROOT / "tests" / "mutants.txt"
NO_RULES = {
    "__init__", "amendments", "brain", "components", "kinds", "look", "names", "pieces", "prompts", "reasons", "redeal", "sketch", "view",
    "thinking",
}  # fmt: skip
"""What a folder of rules holds besides rules: words, pictures, bots, declarations."""
COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add}


class Mutator(ast.NodeTransformer):
    """Walks a module and makes the change with the wanted number; without one it only counts."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.places: list[tuple[int, str]] = []

    def here(self, node: ast.AST, what: str) -> bool:
        """Note a possible change; whether it is the wanted one."""
        self.places.append((getattr(node, "lineno", 0), what))
        return len(self.places) - 1 == self.wanted

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        if any(isinstance(one, ast.Attribute) and one.attr == "rules" for one in ast.walk(node)):
            return node
        for at, operation in enumerate(node.ops):
            other = COMPARED.get(type(operation))
            if other and self.here(node, f"{type(operation).__name__} → {other.__name__}"):
                node.ops[at] = other()
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        other = RECKONED.get(type(node.op))
        if other and self.here(node, f"{type(node.op).__name__} → {other.__name__}"):
            node.op = other()
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        other = RECKONED.get(type(node.op))
        if other and self.here(node, f"{type(node.op).__name__}= → {other.__name__}="):
            node.op = other()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        if self.here(node, "and ↔ or"):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and self.here(node, "not left out"):
            return node.operand
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if type(node.value) is int and self.here(node, f"{node.value} → {node.value + 1}"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        if type(node.value) is bool and self.here(node, f"{node.value} → {not node.value}"):
            return ast.copy_location(ast.Constant(not node.value), node)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        # Numbers inside types are no rules.
        return (
            node
            if isinstance(node.value, ast.Name) and node.value.id == "ClassVar"
            else self.generic_visit(node)
        )

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None and not _declares(node):
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if node.name in ("about", "why", "copy", "__init__"):
            return node  # what is told and kept, not what is ruled
        node.body = [self.visit(one) for one in node.body]
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node


def _declares(node: ast.AnnAssign) -> bool:
    """Module constants and class marks: sizes of tables, names."""
    return isinstance(node.target, ast.Name) and node.target.id.isupper()


class Mutant:
    """One possible change: the file, the number of the change in it, and a name that outlives edits elsewhere."""

    def __init__(self, path: Path, number: int, name: str) -> None:
        self.path = path
        self.number = number
        self.name = f"{path.relative_to(GAMES)} | {name}"
        self.game = path.relative_to(GAMES).parts[0]

    def lot(self, seed: int) -> bytes:
        """Drawn by its name, so that a sample stays the same while other lines change."""
        return hashlib.blake2b(f"{seed} {self.name}".encode(), digest_size=8).digest()

    def source(self) -> str:
        """The module with the change."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        changed = Mutator(self.number).visit(copy.deepcopy(tree))
        return ast.unparse(ast.fix_missing_locations(changed))


def all_mutants(game: str) -> list[Mutant]:
    """Every change there is, in the order of files and lines."""
    found: list[Mutant] = []
    for path in sorted(GAMES.rglob("*.py")):
        parts = {*path.relative_to(GAMES).parts[1:-1], path.stem}
        if parts & NO_RULES or path.parent == GAMES or (game and path.relative_to(GAMES).parts[0] != game):
            continue
        text = path.read_text(encoding="utf-8")
        mutator = Mutator()
        mutator.visit(ast.parse(text))
        lines = text.splitlines()
        seen: Counter[str] = Counter()
        for number, (line, what) in enumerate(mutator.places):
            name = f"{lines[line - 1].strip()} | {what}"
            seen[name] += 1
            found.append(Mutant(path, number, f"{name} | {seen[name]}"))
    return found


def killed(mutant: Mutant, copied: Path, seconds: float) -> str:
    """Which command noticed, or nothing."""
    target = copied / "src" / mutant.path.relative_to(ROOT / "src")
    target.write_text(mutant.source(), encoding="utf-8")
    paths = [str(copied / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    pytest = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "--no-header",
        "--ignore-glob=*test_board*",
    ]
    commands = {
        "golden": [*pytest, "tests/test_golden.py", "-k", mutant.game],
        "rules": [*pytest, f"tests/{mutant.game}"],
        "contract": [*pytest, "tests/test_contract.py", "-k", f"{mutant.game} and plain"],
    }
    try:
        for name, command in commands.items():
            try:
                done = subprocess.run(
                    command, cwd=copied, env=environment, capture_output=True, timeout=seconds
                )
            except subprocess.TimeoutExpired:
                return "time"
            if done.returncode:
                return name
    finally:
        shutil.copy2(mutant.path, target)
    return ""


def equivalent() -> dict[str, str]:
    """The mutants known to change nothing, with the reason."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.exists() else []
    return dict(line.split("  ", 1) for line in lines if line and not line.startswith("#"))


def main() -> int:
    """Run a sample and tell the score."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="", help="of one game only")
    parser.add_argument("--count", type=int, default=300, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="side by side")
    parser.add_argument("--seconds", type=float, default=600, help="a test run that takes longer has noticed")
    parser.add_argument("--out", type=Path, help="write the results as JSON")
    parser.add_argument("--show", default="", help="print the mutants whose name begins so, and stop")
    options = parser.parse_args()
    everything = all_mutants(options.game)
    if options.show:
        for mutant in everything:
            if mutant.name.startswith(options.show):
                print(mutant.name)
        return 0
    sample = sorted(everything, key=lambda mutant: mutant.lot(options.seed))[: options.count]
    known = equivalent()
    results: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        copies: Queue[Path] = Queue()
        for number in range(options.jobs):
            place = Path(folder) / str(number)
            for part in ("src", "tests", "docs", "scripts"):
                shutil.copytree(
                    ROOT / part,
                    place / part,
                    ignore=shutil.ignore_patterns("__pycache__", "static", "screenshots"),
                )
            shutil.copy2(ROOT / "pyproject.toml", place)
            copies.put(place)

        def run(mutant: Mutant) -> None:
            place = copies.get()
            try:
                results[mutant.name] = killed(mutant, place, options.seconds)
            finally:
                copies.put(place)

        with Progress() as progress, ThreadPoolExecutor(options.jobs) as pool:
            task = progress.add_task("mutants", total=len(sample))
            for _ in pool.map(run, sample):
                progress.advance(task)
    living = [name for name, by in results.items() if not by]
    surviving = [name for name in living if name not in known]
    counted = len(results) - (len(living) - len(surviving))
    print(
        f"{len(results)} of {len(everything)} mutants, {len(living) - len(surviving)} known to be equivalent"
    )
    print(
        f"killed: {counted - len(surviving)} of {counted} = {(counted - len(surviving)) / max(1, counted):.1%}"
    )
    for name in sorted(surviving):
        print(f"  lives: {name}")
    if options.out:
        options.out.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
