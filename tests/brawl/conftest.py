"""Makes `brawl_table`, the scenario helpers of Kingdom Brawl, importable."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
