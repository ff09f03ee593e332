"""The command `regnum`, also as `python -m regnum`; where its libraries are missing it says what to install."""

from __future__ import annotations

import sys

from . import __version__, compiled
from .extras import MissingExtra, needs


def main() -> int:
    """Run a command of the command line."""
    try:
        with needs("cli"):
            from . import cli
    except MissingExtra as error:
        # Said in English only: words need the extra, too.
        if sys.argv[1:] == ["--version"]:
            print(__version__, "(compiled)" if compiled else "(pure Python)")
            return 0
        sys.stderr.write(f"regnum: the command line is not installed: {error}\n")
        return 2
    return cli.main()


if __name__ == "__main__":
    raise SystemExit(main())
