"""Examples of every command, as `--help` shows them: whole lines, to be typed as they stand."""

from __future__ import annotations

EXAMPLES: dict[str, tuple[str, ...]] = {
    "play": (
        "regnum play brawl --seats 3",
        "regnum play kingsburg --people 2 --set modules=rows,events",
        "regnum play troyes --bot my_bots:Cautious --strict",
    ),
    "learn": ("regnum learn kingsburg", "regnum learn feudum 2 --lang ru"),
    "practice": ("regnum practice troyes", "regnum practice brawl 7"),
    "mine": ("regnum mine dare src/dare/practice.json --games 20 --count 16 --seats 2 3",),
    "serve": (
        "regnum serve",
        "regnum serve --host 0.0.0.0 --port 8000 --components troyes=my-troyes.toml",
    ),
    "think": ("regnum think --server https://games.example.org --token TOKEN --processes 8",),
    "games": ("regnum games --lang ru",),
    "bots": ("regnum bots",),
    "rules": ("regnum rules brawl", "regnum rules feudum --lang ru"),
    "components": ("regnum components troyes",),
    "check": ("regnum check my-troyes.toml",),
    "simulate": (
        "regnum simulate brawl --seats 4 --games 1000 --bots random,greedy --jobs 2",
        "regnum simulate kingsburg --bots search:60 --decisions kings.parquet",
    ),
    "tournament": (
        "regnum tournament brawl --bots search:200ms,greedy,random --games 400 --plot brawl.png",
        "regnum tournament brawl --bots my_bots:Cautious,@rusty,greedy --bot-file bots.toml --strict",
    ),
    "ladder": ("regnum ladder troyes --jobs 8", "regnum ladder brawl --levels random,easy,my_bots:Cautious"),
    "train": ("regnum train troyes --jobs 8 --run games-of-troyes",),
    "replay": ("regnum replay game.json", "regnum replay game.json --to 12 --seat 0"),
    "verify": ("regnum verify game.json",),
    "new-game": ("regnum new-game dare",),
}
