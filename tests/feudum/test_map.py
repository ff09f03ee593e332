"""The map against the figures of the board: places, regions, letters, starts, ports and every edge."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from regnum.games.feudum.components import (
    FERRY,
    LETTERS,
    PLACES,
    REGIONS,
    ROAD,
    ROUTES,
    printed,
    tables,
)

BOARD = json.loads(Path(__file__).with_name("map.json").read_text(encoding="utf-8"))
MAP = tables(printed(), 4)


def names(line: str) -> set[str]:
    return set(line.lower().split())


def edges(kind: str) -> set[frozenset[str]]:
    pairs = MAP.edges[ROUTES.index(kind)]
    assert len({frozenset(pair) for pair in pairs}) == len(pairs), "an edge is listed once"
    return {frozenset((PLACES[one], PLACES[other])) for one, other in pairs}


def pairs(text: str) -> set[frozenset[str]]:
    return {frozenset(pair.strip().lower().split("–")) for pair in text.replace(",", " ").split()}


def test_twenty_two_places_as_on_the_board() -> None:
    """FE-001, FE-023: 22 spaces, in the positions of the board."""
    assert len(PLACES) == 22 == len(set(PLACES))
    assert [place["id"] for place in BOARD["places"]] == list(PLACES)
    assert [tuple(place["at"]) for place in BOARD["places"]] == list(MAP.at)


def test_every_place_in_its_region() -> None:
    """FE-021, FE-024: six regions of 3, 4, 3, 5, 5 and 2 places."""
    assert [REGIONS[MAP.region[place]] for place in range(22)] == [p["region"] for p in BOARD["places"]]
    counts = {name: len(MAP.region_places[number]) for number, name in enumerate(REGIONS)}
    assert counts == {"sea": 3, "islands": 4, "forest": 3, "desert": 5, "badlands": 5, "mountains": 2}
    assert counts == {name: region["count"] for name, region in BOARD["regions"].items()}
    assert REGIONS[MAP.region[PLACES.index("isl_s")]] == "islands"
    assert REGIONS[MAP.region[PLACES.index("bad_r")]] == "badlands"


def test_six_start_places() -> None:
    """FE-025: the pink rings."""
    assert {PLACES[place] for place in MAP.starts} == names("FOR_C FOR_SE DES_C1 DES_C2 BAD_NW BAD_S")
    assert {PLACES[place] for place in MAP.starts} == {p["id"] for p in BOARD["places"] if p["start"]}


@pytest.mark.parametrize(
    ("letter", "places"),
    [
        ("N", "SEA_N ISL_N FOR_NW DES_N BAD_NW MTN_NW"),
        ("E", "SEA_E ISL_E FOR_SE DES_E BAD_SE MTN_SE"),
        ("S", "SEA_SW ISL_S FOR_SE DES_SW BAD_SE MTN_SE"),
        ("W", "SEA_SW ISL_W FOR_NW DES_SW BAD_NW MTN_NW"),
    ],
)
def test_each_region_prints_each_letter_once(letter: str, places: str) -> None:
    """FE-026: the letters, by direction."""
    lettered = [PLACES[place] for place in MAP.lettered[LETTERS.index(letter)]]
    assert set(lettered) == names(places)
    assert len(lettered) == 6
    assert set(lettered) == {region["compass"][letter] for region in BOARD["regions"].values()}


def test_letters_follow_the_positions() -> None:
    """FE-026: a letter marks the outermost place of its region in that direction."""
    for region in range(6):
        places = MAP.region_places[region]
        for letter, axis, best in (("N", 1, min), ("S", 1, max), ("W", 0, min), ("E", 0, max)):
            outermost = best(places, key=lambda place, axis=axis: MAP.at[place][axis])
            assert letter in MAP.letters[outermost]


def test_thirteen_ports() -> None:
    """FA-005: places with access to river or sea."""
    ports = {PLACES[place] for place in range(22) if MAP.ports[place]}
    assert ports == names(
        "SEA_N SEA_SW SEA_E ISL_N ISL_E ISL_W FOR_NW FOR_SE DES_N DES_SW BAD_C BAD_R MTN_SE"
    )
    assert ports == {p["id"] for p in BOARD["places"] if p["port"]}
    water = edges("ship") | edges("submersible")
    assert {place for edge in water for place in edge} == ports


ROADS = """ISL_N–ISL_E ISL_W–ISL_S FOR_NW–FOR_C FOR_C–FOR_SE FOR_C–BAD_NW FOR_SE–BAD_NW FOR_SE–DES_C2
DES_N–DES_C1
DES_C1–DES_C2 DES_SW–DES_E BAD_NW–BAD_C BAD_C–BAD_S MTN_NW–MTN_SE"""
FERRIES = "DES_C2–DES_E BAD_S–MTN_SE"
SHIPS = """DES_SW–ISL_W DES_SW–DES_N DES_N–FOR_SE FOR_SE–BAD_R BAD_R–BAD_C BAD_C–MTN_SE ISL_E–DES_N
ISL_W–SEA_SW
SEA_SW–SEA_N SEA_N–ISL_N SEA_N–FOR_NW"""
SUBMERSIBLES = "DES_SW–ISL_W DES_SW–DES_N SEA_E–DES_N ISL_W–SEA_SW SEA_SW–SEA_N SEA_N–ISL_N ISL_N–SEA_E"
FLIGHTS = "DES_SW–DES_E DES_E–BAD_SE BAD_SE–MTN_NW BAD_C–MTN_NW SEA_E–DES_N ISL_E–SEA_E SEA_N–FOR_NW"


@pytest.mark.parametrize(
    ("kind", "listed", "count"),
    [
        ("road", ROADS, 13),
        ("ferry", FERRIES, 2),
        ("ship", SHIPS, 11),
        ("submersible", SUBMERSIBLES, 7),
        ("flying", FLIGHTS, 7),
    ],
)
def test_every_edge_of_every_kind(kind: str, listed: str, count: int) -> None:
    """FE-027, FE-028, FE-029, FE-030, FE-031: the routes, 13 + 2 + 11 + 7 + 7."""
    assert len(edges(kind)) == count
    assert edges(kind) == pairs(listed)
    assert edges(kind) == {frozenset((a, b)) for route, a, b, _ in BOARD["edges"] if route == kind}


def test_neighbours_are_the_edges_both_ways() -> None:
    """FE-027, FE-032: no other pair is joined, every pair is joined in both directions, kinds apart."""
    for kind in range(len(ROUTES)):
        joined = {frozenset(edge) for edge in MAP.edges[kind]}
        for one, other in combinations(range(22), 2):
            near = frozenset((one, other)) in joined
            assert (other in MAP.near[kind][one]) is near
            assert (one in MAP.near[kind][other]) is near


def test_the_whole_realm_hangs_together() -> None:
    """FE-032: every place can be reached; three lonely ones have neither road nor ferry."""
    reached = {0}
    while True:
        more = {n for near in MAP.near for place in reached for n in near[place]} | reached
        if more == reached:
            break
        reached = more
    assert len(reached) == 22
    lonely = {PLACES[p] for p in range(22) if not MAP.near[ROAD][p] and not MAP.near[FERRY][p]}
    assert lonely == names("SEA_N SEA_SW SEA_E BAD_R BAD_SE")


def test_sources_say_what_is_reconstructed() -> None:
    """Ten sea and air edges are our proposal and say so; all others were seen."""
    facts = printed()
    for kind, one, other, reconstructed in BOARD["edges"]:
        source = facts.source(f"routes.{kind}.{one}_{other}.places")
        assert source == ("reconstructed" if reconstructed else "public")
    assert sum(edge[3] for edge in BOARD["edges"]) == 10


def test_an_override_moves_and_removes_a_route() -> None:
    """A player with the printed board at hand may correct a route without touching code."""
    facts = printed().override(
        {
            "routes": {
                "ship": {
                    "sea_n_for_nw": {"places": []},
                    "isl_e_des_n": {"places": ["isl_e", "sea_e", "des_n"]},
                }
            }
        }
    )
    changed = tables(facts, 4)
    ship = changed.near[ROUTES.index("ship")]
    north, cape, east, islet, port = (PLACES.index(n) for n in ("sea_n", "for_nw", "isl_e", "sea_e", "des_n"))
    assert cape not in ship[north]
    assert islet in ship[east]
    assert port in ship[islet]
    assert port not in ship[east]
    assert MAP.near[ROUTES.index("ship")][north] != ship[north]
