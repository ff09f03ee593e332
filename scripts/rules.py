"""Count how many of each game's listed rules are cited by a test: `make rules`."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROW = re.compile(r"^\|\s*\**([A-Z]{2}-[A-Z]?\d+[a-z]?)\**\s*\|(.*)\|\s*$")


def listed(path: Path) -> dict[str, str]:
    """The rules of a list by id, each with its severity.

    The severity's column is the one headed `sev`, wherever it stands.
    """
    found: dict[str, str] = {}
    column = 1
    for line in path.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if "sev" in cells:
            column = cells.index("sev")
        row = ROW.match(line)
        if row:
            severity = cells[column] if column < len(cells) else ""
            found[row[1]] = severity[:1] if severity[:1] in "ABC" else "?"
    return found


def cited(folder: Path) -> str:
    """Everything the tests of a game say."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def main() -> int:
    """Print covered/all by severity and the ids that no test cites; fail when an A or B is among them."""
    lacking = 0
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        rules = listed(path)
        tests = set(re.findall(r"[A-Z]{2}-[A-Z]?\d+[a-z]?", cited(ROOT / "tests" / path.stem)))
        every, met = Counter(rules.values()), Counter(sev for rule, sev in rules.items() if rule in tests)
        counts = "   ".join(f"{sev} {met[sev]}/{every[sev]}" for sev in sorted(every))
        print(f"{path.stem:<10} {sum(met.values())}/{len(rules)}   {counts}")
        for sev in sorted(every):
            missing = [rule for rule, one in rules.items() if one == sev and rule not in tests]
            if missing:
                print(f"  {sev} not cited: {', '.join(missing)}")
            lacking += len(missing) if sev in "AB?" else 0
        strange = sorted(tests - set(rules) - {"KB-", "KX-"})
        if strange:
            print(f"  cited but not listed: {', '.join(strange)}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
