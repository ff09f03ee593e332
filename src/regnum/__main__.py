"""`python -m regnum` is the command `regnum`."""

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
