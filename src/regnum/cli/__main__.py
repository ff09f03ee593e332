"""`python -m regnum.cli` is the command `regnum`."""

from . import main

raise SystemExit(main())
