"""Which class tells the effect of which activity card."""

from __future__ import annotations

from typing import Final

from ..components import CARDS
from .effect import Effect
from .red import Archer, Banquet, Captain, Chivalry, Diplomat, Joust, TaxCollector
from .white import Glassblower, Procession
from .yellow import Baker, Miller

_SPECIAL: Final[dict[str, Effect]] = {
    "archer": Archer(),
    "banquet": Banquet(),
    "captain": Captain(),
    "chivalry": Chivalry(),
    "diplomat": Diplomat(),
    "joust": Joust(),
    "tax_collector": TaxCollector(),
    "glassblower": Glassblower(),
    "procession": Procession(),
    "baker": Baker(),
    "miller": Miller(),
}
_PLAIN: Final = Effect()

EFFECTS: Final[tuple[Effect, ...]] = tuple([_SPECIAL.get(name, _PLAIN) for name in CARDS])
"""By the number of the card; delayed cards have no effect of their own when used."""
