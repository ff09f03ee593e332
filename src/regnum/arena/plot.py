"""A tournament as a picture: shares of wins with their intervals beside an even share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..bots import called
from ..extras import needs
from ..words import Words
from .challenge import Challenge
from .tournament import Standing

with needs("plot"):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

INK = "#241C12"
PAPER = "#F4ECD8"
ABOVE, BELOW, OPEN = "#0B5CAD", "#A3241A", "#5A4A36"


def draw(standings: Sequence[Standing | Challenge], title: str, path: Path, words: Words) -> None:
    """Write a PNG or SVG, by the file's ending."""
    shown = list(reversed(standings))
    figure, axes = plt.subplots(figsize=(8, 1.2 + 0.55 * len(shown)), facecolor=PAPER, layout="constrained")
    axes.set_facecolor(PAPER)
    for place, one in enumerate(shown):
        colour = {1: ABOVE, -1: BELOW, 0: OPEN}[one.verdict]
        marker = {1: "^", -1: "v", 0: "o"}[one.verdict]
        axes.plot([one.low, one.high], [place, place], color=colour, linewidth=3, solid_capstyle="butt")
        axes.plot(one.share, place, marker=marker, color=colour, markersize=9, clip_on=False)
        axes.plot([one.even, one.even], [place - 0.35, place + 0.35], color=INK, linestyle=":", linewidth=1.5)
        figure_beside = (
            f"{words('cli-rating')} {one.rating:.1f}" if isinstance(one, Standing) else f"{one.margin:+.1f}"
        )
        text = f"{one.share:.0%}   {figure_beside}"
        axes.annotate(text, (1.02, place), xycoords=("axes fraction", "data"), va="center", color=INK)
    axes.set_yticks(range(len(shown)), [called(one.bot, words) for one in shown], color=INK)
    axes.set_xlim(0, 1)
    axes.set_ylim(-0.6, len(shown) - 0.4)
    axes.xaxis.set_major_formatter(matplotlib.ticker.PercentFormatter(1.0))
    axes.set_xlabel(words("cli-plot-share"), color=INK)
    axes.set_title(title, color=INK, loc="left")
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    figure.savefig(path, facecolor=PAPER, dpi=150)
    plt.close(figure)
