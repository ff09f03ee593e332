"""`python -m regnum` is the command `regnum`."""

from .cli import main

main()
