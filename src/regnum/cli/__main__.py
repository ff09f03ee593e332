"""`python -m regnum.cli` is the command `regnum`."""

from . import main

if __name__ == "__main__":
    raise SystemExit(main())
