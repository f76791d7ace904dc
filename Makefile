# Everything a fresh machine needs is installed by `make play` or `make test`; the second time they start at once.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
READY := $(VENV)/.ready
WORKERS := $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)  # tests that wait, as browsers do, leave cores to others
APT := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq
FILES := src tests examples bench conftest.py hatch_build.py
BROWSER := $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome)

help:  ## print what you can do
	@echo "Doughjo. What you can do:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(READY) app  ## start the table in your browser
	@$(BIN)/doughjo serve --open

test: check tests  ## set up, then run every check and every test, also in a real browser

check: $(READY) app  ## formatting, lint, types and small tests, in Python and TypeScript
	@echo "Checking style and types …"
	@$(BIN)/ruff format --quiet --check $(FILES)
	@$(BIN)/ruff check --quiet $(FILES)
	@$(BIN)/mypy --no-error-summary
	@cd web && npm run --silent check > .check.log 2>&1 || (cat .check.log; exit 1)
	@cd web && npm test --silent > .check.log 2>&1 || (cat .check.log; exit 1)

tests: $(READY) app browser  ## every test, on all cores
	@$(BIN)/doughjo warm
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

app: $(READY)  ## build the browser app, if its sources have changed
	@$(BIN)/python hatch_build.py

types: $(READY)  ## write the browser's types anew from the server's schemas
	@$(BIN)/python -m tests.typescript

browser:
ifeq ($(BROWSER),)
	@echo "Installing Chromium for the browser tests …"
	@apt-get update -qq
	@$(APT) chromium-headless-shell > /dev/null 2>&1 || $(APT) chromium > /dev/null
endif

rules: $(READY)  ## list every clause of the rules with the tests that prove it
	@$(BIN)/python -m pytest --clauses

rules-pages: $(READY)  ## write the lists of components in RULES.md anew from the data
	@$(BIN)/python -m tests.rules_pages

playthroughs: $(READY)  ## write the golden playthroughs that are missing
	@$(BIN)/python -m tests.playthroughs

mutants: $(READY)  ## plant faults in the rules, one by one; every one must make a test fail
	@$(BIN)/python -m tests.mutants

screenshots: $(READY) app browser  ## take a picture of every screen, small and large, light and dark
	@$(BIN)/python -m tests.browser.screens screenshots

soak: $(READY)  ## kill the server 200 times in the middle of play; nothing acknowledged may be lost
	@$(BIN)/python -m tests.soak --runs 200

bench: $(READY)  ## measure random playouts against OpenSpiel's
	@$(BIN)/python -m bench.playouts

peers:  ## measure random games against every engine we know, and write docs/performance.md anew
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/pip install --quiet --disable-pip-version-check -e '.[peers]'
	@$(PEERS)/bin/python -m bench.peers

gpu: $(READY)  ## measure random games on the GPU of this machine, and check that they are the same as on the CPU
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[gpu]'
	@$(BIN)/python -m bench.gpu

format: $(READY)  ## format the code
	@$(BIN)/ruff format --quiet $(FILES)
	@$(BIN)/ruff check --quiet --fix $(FILES)

clean:  ## remove what was built here
	rm -rf $(VENV) $(PEERS) .pytest_cache .mypy_cache .ruff_cache .hypothesis dist web/node_modules src/doughjo/server/app

$(READY): pyproject.toml
	@echo "Setting up (only the first time takes long) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Doughjo needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[test]' 2> >(grep -v '^WARNING' >&2)
	@$(BIN)/doughjo warm
	@touch $@

.PHONY: help play test check tests app types browser rules rules-pages playthroughs mutants screenshots soak bench peers gpu format clean
.DEFAULT_GOAL := help
