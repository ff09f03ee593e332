# Everything starts here: `make play` and `make test` do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help play test check rules bench compile soak clean

help:
	@echo "make play      play against bots"
	@echo "make test      everything CI runs"
	@echo "make check     types and style only"
	@echo "make rules     how many listed rules the tests cite"
	@echo "make bench     speed, beside catanatron"
	@echo "make compile   kernel and games through mypyc, into build/compiled"
	@echo "make soak      thousands of random games of every kind"

$(READY): pyproject.toml
	$(PYTHON) -c "import sys; sys.exit('Regnum needs Python 3.11 or newer') if sys.version_info < (3, 11) else None"
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -e ".[dev]"
	@touch $@

play: $(READY)
	$(BIN)/regnum play

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: $(READY) check rules compile
	$(BIN)/python -m pytest

rules: $(READY)
	$(BIN)/python scripts/rules.py

compile: $(READY)
	$(BIN)/python scripts/compile.py

bench: $(READY) compile
	$(BIN)/python benchmarks/speed.py

soak: $(READY)
	$(BIN)/python scripts/soak.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
