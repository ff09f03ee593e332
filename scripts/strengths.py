"""Writes what `regnum ladder` measured into docs/bots.md.

python scripts/strengths.py           writes the table
python scripts/strengths.py --check   says whether it is stale
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

import regnum
from regnum.arena import Strength, strengths
from regnum.bots import called
from regnum.words import key, speak

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- strengths: made by scripts/strengths.py -->\n", "<!-- end -->"


def table(measured: list[Strength]) -> str:
    """The figures as Markdown, a row a step."""
    words = speak("en")
    rows = [
        "| game | seats | one | against the rest | games | wins | 95 % | margin of points |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in measured:
        plain = msgspec.json.decode(msgspec.json.encode(regnum.find(one.game).check_settings({})))
        more = ", ".join(name for name, value in one.settings.items() if value != plain[name])
        game = words(key(one.game, "name")) + (f", {more}" if more else "")
        names = f"{called(one.bot, words)} | {called(one.against, words)}"
        share = f"{one.share:.1%} | {one.low:.0%}–{one.high:.0%} | {one.margin:+.1f} ± {one.doubt:.1f}"
        rows.append(f"| {game} | {one.seats} | {names} | {one.games} | {share} |")
    return "\n".join(rows) + "\n"


def page(text: str, measured: list[Strength]) -> str:
    """The page with the figures in their place."""
    before, rest = text.split(BEGIN)
    return before + BEGIN + table(measured) + END + rest.split(END, 1)[1]


def main() -> int:
    """Write the page, or with --check only say whether it is stale."""
    text = PAGE.read_text(encoding="utf-8")
    wanted = page(text, strengths.load())
    if text == wanted:
        return 0
    print(PAGE.name)
    if "--check" in sys.argv:
        return 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
