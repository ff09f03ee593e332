"""Scenes of a fight at one place."""

from __future__ import annotations

from scenes import BLUE, RED, Scene

AT = "des_n"


def attack(scene: Scene, kind: str = "attack_figure", **fields: object) -> Scene:
    """Blue lays Conquer with another card left and attacks; nothing is added."""
    scene.hand(BLUE, "tax")
    return scene.perform(BLUE, "conquer").choose(kind, **fields)


def finish(scene: Scene) -> Scene:
    """Add nothing, put no disc."""
    while scene.asked in ("defend", "reinforce", "join_service", "claim_immunity"):
        scene.choose("done" if scene.asked == "reinforce" else "decline")
    return scene


def field(blue: int = 0, red: int = 0, advanced: bool = False, face: str = "monk", rules: int = 0) -> Scene:
    """So many pawns of Blue and Red at one place."""
    scene = Scene(advanced=advanced, rules=rules)
    for _ in range(blue):
        scene.pawn(BLUE, face, AT)
    for _ in range(red):
        scene.pawn(RED, "merchant", AT)
    return scene


def won(scene: Scene) -> bool:
    return bool(scene.told("fought")[-1]["won"])


def strengths(scene: Scene) -> tuple[int, int]:
    last = scene.told("fought")[-1]
    return last["attack"], last["defence"]
