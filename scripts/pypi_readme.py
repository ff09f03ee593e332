"""The README as package indexes show it: its pictures and links lead to the repository that pyproject.toml names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

BRANCH = "main"


class Readme(MetadataHookInterface):
    """Runs whenever somebody asks for the project's metadata."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute(text, metadata["urls"]["Source"]),
        }


def absolute(text: str, source: str) -> str:
    """The same text whose addresses hold anywhere; code is left as it is.

    >>> absolute("![Board](docs/board.png) of [a page](docs/page.md)", "https://there")
    '![Board](https://there/raw/main/docs/board.png) of [a page](https://there/blob/main/docs/page.md)'
    """

    def lead(found: re.Match[str]) -> str:
        mark, name, address = found.groups()
        return f"{mark}[{name}]({source}/{'raw' if mark else 'blob'}/{BRANCH}/{address})"

    parts = text.split("```")
    parts[::2] = [re.sub(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)", lead, part) for part in parts[::2]]
    return "```".join(parts)
