"""What the action cards offer, found once more from the view alone, card by card as the book reads, in random games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.games.feudum import GAME
from regnum.games.feudum.state import Feudum
from regnum.kernel.chance import Seeded

BOARD = json.loads((Path(__file__).parent / "map.json").read_text(encoding="utf-8"))
STARTS = {place["id"] for place in BOARD["places"] if place["start"]}
ROUTES: dict[str, set[tuple[str, str]]] = {}
for _kind, _one, _other, _ in BOARD["edges"]:
    ROUTES.setdefault(_kind, set()).update({(_one, _other), (_other, _one)})
CHARACTERS = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
GOODS = ("saltpeter", "sulfur", "iron", "wood", "food")
SECOND = {
    "farmer": "farm",
    "merchant": "town",
    "alchemist": "outpost",
    "knight": "farm",
    "noble": "town",
    "monk": "outpost",
}
NEXT = {"outpost": ("farm", "wood"), "farm": ("town", "iron")}
PRICES = {
    "saltpeter": (4, 3, 2, 2),
    "sulfur": (3, 3, 2, 1),
    "iron": (3, 2, 1, 1),
    "wood": (2, 2, 1, 1),
    "food": (2, 1, 1, 1),
}
MADE_OF = {
    "ship": {"food": 1, "wood": 2},
    "submersible": {"food": 1, "iron": 2},
    "flying": {"food": 1, "iron": 1, "wood": 1},
    "krud": {"saltpeter": 2, "sulfur": 1},
}
Offer = tuple[Any, ...]


class Reader:
    """What one seat reads off the table before it decides."""

    def __init__(self, g: Feudum, seat: int) -> None:
        self.seat = seat
        self.view: dict[str, Any] = msgspec.to_builtins(g.view(seat))
        self.own = self.view["seats"][seat]
        self.stores = self.view["stores"]
        self.advanced = self.view["advanced"]
        self.places = {place["place"]: place for place in self.view["places"]}
        self.pawns = [pawn for pawn in self.view["pawns"] if pawn["seat"] == seat]
        self.monsters = [one for one in self.view["monsters"] if one["seat"] == seat]
        self.points = getattr(g.decision(), "points", 0)
        self.turn = g

    def has(self, good: str) -> bool:
        return bool(self.own["goods"].get(good) or self.own["tiles"])

    def shows(self, character: str, place: str = "") -> bool:
        return any(one["character"] == character and place in ("", one["place"]) for one in self.pawns)

    def ruled(self, kind: str = "") -> list[str]:
        return [
            name
            for name, one in self.places.items()
            if one["ruler"] == self.seat and kind in ("", one["settlement"])
        ]

    # The cards.

    def migrate(self) -> set[Offer]:
        """FE-101 to FE-106, FA-010."""
        homes = {pawn["place"] for pawn in self.pawns}
        homes |= {name for name, one in self.places.items() if self.seat in (one["ruler"], one["serf"])}
        if self.advanced and self.shows("alchemist"):
            homes |= STARTS
        found: set[Offer] = {("take_off", one["character"], one["place"]) for one in self.pawns}
        if len(self.pawns) < 3 and self.has("food"):
            found |= {("put_pawn", character, place) for character in CHARACTERS for place in homes or STARTS}
        return found

    def move(self) -> set[Offer]:
        """FE-109 to FE-111, FE-117, FE-121 to FE-128, FA-068, FA-069, FA-073."""
        if not self.points:
            return set()
        found: set[Offer] = set()
        for pawn in self.pawns:
            here = pawn["place"]
            if any(one["place"] == here and one["seat"] != self.seat for one in self.view["monsters"]):
                continue
            ways = ["road"]
            if not self.stores["for_sale"] and self.own["shillings"] >= 2:
                ways.append("ferry")
            for vessel in ("ship", "submersible", "flying"):
                if (
                    pawn["vessel"] == vessel
                    or self.own["vessels"].get(vessel)
                    or self.places[here]["vessels"].get(vessel)
                ):
                    ways.append(vessel)
            for way in ways:
                found |= {(pawn["character"], here, there, way) for one, there in ROUTES[way] if one == here}
        for monster in self.monsters:
            for way in {"giant": ("road", "flying"), "serpent": ("ship", "submersible")}[monster["monster"]]:
                found |= {
                    (monster["monster"], one, there, "")
                    for one, there in ROUTES[way]
                    if one == monster["place"]
                }
        return found

    def influence(self) -> set[Offer]:
        """FE-136 to FE-145, FA-017; what a later turn needs (FE-146) is not asked here."""
        found: set[Offer] = set()
        if not self.own["markers"]:
            return found
        for name in {pawn["place"] for pawn in self.pawns}:
            place = self.places[name]
            ruler, serf = place["ruler"], place["serf"]
            count = sum([ruler is not None, serf is not None, place["subject"]])
            owners = {ruler, serf, self.seat} - {None}
            mine = [ruler, serf].count(self.seat) + (place["subject"] and ruler == self.seat)
            if count < 3 and len(owners) <= 2 and mine < 2:
                found.add(("mark", name))
            alone = count == 1 and ruler != self.seat
            if self.advanced and alone and self.shows("merchant", name) and self.own["shillings"]:
                found.add(("buy_rule", name))
        return found

    def improve(self) -> set[Offer]:
        """FE-148 to FE-154, FA-019 to FA-021."""
        found: set[Offer] = set()
        for name in self.ruled():
            kind = self.places[name]["settlement"]
            if kind in NEXT and self.has(NEXT[kind][1]):
                found.add(("improve", name, NEXT[kind][0]))
            if kind == "town" and self.own["seals"] and self.stores["fiefs"]:
                found.add(("improve", name, "fief"))
        tiles = self.own["tiles"]
        if self.advanced and tiles and (self.own["goods"].get("wood") or sum(tiles.values()) > 1):
            bare = [name for name, one in self.places.items() if one["serf"] == self.seat and not one["land"]]
            found |= {("tend", name, face) for name in bare for face in tiles}
        return found

    def explore(self) -> set[Offer]:
        """FE-179."""
        return {("dig",)} if self.ruled("outpost") and self.stores["writs"] else set()

    def harvest(self) -> set[Offer]:
        """FE-191, FE-196, FE-198, FA-033."""
        farms = [name for name in self.ruled("farm") if sum(self.places[name]["goods"].values()) < 10]
        yields = ("whole",) if self.advanced and self.shows("farmer") else ("whole", "partial")
        return {("reap", name, way) for name in farms for way in yields}

    def tax(self) -> set[Offer]:
        """FE-204, FA-035, FA-036."""
        if not self.ruled("town"):
            return set()
        colour = self.own["colour"]
        more = self.stores["markers"].get(colour) or self.stores["rows"].get(colour)
        return (
            {("collect_tax", 0), ("collect_tax", 1)}
            if self.advanced and self.shows("knight") and more
            else {("collect_tax", 0)}
        )

    def conquer(self) -> set[Offer]:
        """FE-206 to FE-208, FA-039, FA-043, FA-045."""
        found: set[Offer] = set()
        if not self.own["hand"]:
            return found
        here = {one["place"] for one in self.pawns} | {one["place"] for one in self.monsters}
        for pawn in self.view["pawns"]:
            if pawn["seat"] != self.seat and pawn["place"] in here:
                found.add(("attack_figure", pawn["character"], pawn["seat"], pawn["place"]))
        for monster in self.view["monsters"]:
            if monster["seat"] not in (None, self.seat) and monster["place"] in here:
                found.add(("attack_figure", monster["monster"], monster["seat"], monster["place"]))
        for name, place in self.places.items():
            ruler, serf = place["ruler"], place["serf"]
            if place["settlement"] == "fief" and ruler not in (None, self.seat) and name in here:
                found.add(("attack_fief", ruler, name))
            if self.advanced and self.shows("noble", name):
                if place["subject"] and ruler != self.seat and not place["subject_immune"]:
                    found.add(("starve", ruler, name, "subject"))
                if serf not in (None, self.seat) and not place["serf_immune"]:
                    found.add(("starve", serf, name, "serf"))
        return found

    def repeat(self) -> set[Offer]:
        """FE-240, FA-048, FA-050, FA-051."""
        twice = {"move", "influence", "guild"}
        if self.advanced and self.has("saltpeter"):
            twice |= {"migrate", "improve", "explore", "harvest", "tax"}
        return {("do_again", card) for card in self.own["played"] if card in twice}

    # The Guild card.

    def shift(self, source: dict[str, int], target: dict[str, int], room: int) -> bool:
        return any(source.get(good) and target.get(good, 0) < room for good in GOODS)

    def inventions(self) -> bool:
        """FE-321 to FE-325, FE-334, FE-338: something can be made of what lies in the carts."""
        for name, cost in MADE_OF.items():
            if all(self.stores["carts"].get(good, 0) >= count for good, count in cost.items()):
                rows = self.stores["rows"]
                if name in self.stores["vessels"] or (
                    name == "krud" and any(rows[one] < 6 and self.stores["markers"].get(one) for one in rows)
                ):
                    return True
        return False

    def tasks(self) -> dict[str, tuple[bool, bool, bool]]:
        """Which guilds have something to trade, to pull and to push."""
        stores, money = self.stores, self.own["shillings"]
        seals = len(stores["scrolls"]) < 6 and stores["seals"] > 0 and any(stores["rows"].values())
        hens = bool(stores["rosary"]) and len(stores["hens"]) < 4
        beads = bool(stores["scrolls"]) and len(stores["rosary"]) < 7
        farmed = any(self.places[name]["goods"] for name in self.ruled("farm"))
        goods = any(PRICES[good][count - 1] <= money for good, count in stores["shelves"].items())
        to_shelves = self.shift(stores["barn"], stores["shelves"], 4)
        to_carts = self.shift(stores["shelves"], stores["carts"], 3)
        row = stores["rows"].get(self.own["colour"], 0) > 0
        return {
            "farmer": (farmed, hens, to_shelves or stores["farmers_sack"] > 0),
            "merchant": (goods, to_shelves, to_carts),
            "alchemist": (bool(stores["for_sale"]) and money >= 3, to_carts, self.inventions()),
            "knight": (row and money >= 3, self.inventions(), seals),
            "noble": (bool(stores["scrolls"]) and money >= 3, seals, beads),
            "monk": (bool(stores["rosary"]) and money >= 3, beads, hens),
        }

    def guild(self) -> set[Offer]:
        """FE-243 to FE-249, FE-288, FE-289, FA-052, FA-056, FA-057, FA-075."""
        found: set[Offer] = set()
        used = self.turn.guilds_used[self.seat]
        for number, guild in enumerate(self.view["guilds"]):
            if used >> number & 1:
                continue
            name = guild["guild"]
            trade, pull, push = self.tasks()[name]
            if trade:
                found.add(("trade", name))
            for task, can, member in (("pull", pull, guild["journeyman"]), ("push", push, guild["master"])):
                if can and member == self.seat:
                    found.add((task, name))
                elif (
                    can
                    and member is not None
                    and self.advanced
                    and self.own["barrel"]
                    and self.meets(member, name)
                ):
                    found.add(("feast", name, member, task))
        return found

    def meets(self, host: int, guild: str) -> bool:
        here = {pawn["place"] for pawn in self.pawns}
        by_pawn = any(
            pawn["seat"] == host and pawn["character"] == guild and pawn["place"] in here
            for pawn in self.view["pawns"]
        )
        return by_pawn or any(
            self.places[name]["ruler"] == host and self.places[name]["guild"] == guild for name in here
        )


def offered(g: Feudum, seat: int) -> set[Offer]:
    """The same as the game offers it: pawns by their looks, an option by its fields."""
    found: set[Offer] = set()
    for option in g.options(seat):
        data = GAME.encode(option)
        kind = data.pop("kind")
        data.pop("pawn", None)
        if kind in ("decline", "done"):
            continue
        if kind == "step":
            route = "" if data["character"] in ("giant", "serpent") else data["route"]
            found.add((data["character"], data["source"], data["target"], route))
        else:
            found.add((kind, *data.values()))
    return found


CARDS = ("migrate", "move", "influence", "improve", "explore", "harvest", "tax", "conquer", "repeat", "guild")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_offered_is_what_the_book_allows(seats: int) -> None:
    """FE-072, FE-083, FE-097, FE-140, FE-241, FA-006, FA-009, FA-074: whatever a card can do, and nothing else."""
    checked: dict[str, int] = {}
    for seed in range(4):
        g = GAME.new(seats, Seeded(f"reading {seats} {seed}"), {"advanced": seed > 0})
        assert isinstance(g, Feudum)
        luck = Seeded(f"reading {seed}")
        while g.waiting:
            seat = g.waiting[luck.pick(len(g.waiting))]
            step = g.decision()
            assert step is not None
            if step.name in CARDS and not getattr(step, "done", 0) and not g.fresh:
                reader = Reader(g, seat)
                assert offered(g, seat) == getattr(reader, step.name)(), step.name
                checked[step.name] = checked.get(step.name, 0) + 1
            options = g.options(seat)
            acting = [
                one for one in options if GAME.options[one[0]].name not in ("decline", "done", "drop_writ")
            ]
            options = acting if acting and luck.pick(5) else options
            g.apply(seat, options[luck.pick(len(options))])
    assert set(checked) >= set(CARDS) - {"repeat"}
