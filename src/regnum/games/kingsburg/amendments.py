"""Kingsburg: what was corrected in its rules, and since which version of them."""

from __future__ import annotations

from typing import Final

ORDER_OF_DUTIES: Final = 2
"""Of several abilities that cannot be declined the owner chooses the order: "done" is not offered before. (KB-199)"""

CHANGED_NUMBERS: Final = 2
"""Changed numbers are obeyed: the Sorcerer raises no more buildings than he may, the Alchemist takes as many goods as
he asks for. (KX-166, KB-081)"""
