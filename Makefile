PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED := build/compiled
SOURCES := $(shell find src docs -type f ! -name '*.pyc' ! -name '*.so' 2>/dev/null)

.NOTPARALLEL:
.PHONY: help setup play test soak services lint compiled uncompiled bench screenshots bench-server constraints clean

help: ## List what make can do
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

setup: .venv/.installed ## Install everything needed into .venv, if anything changed

play: setup ## Play in the browser
	$(BIN)/kronika play

test: uncompiled lint services ## Check everything: style, types, imports, tests, compiled tests, speed
	KRONIKA_NOT_RUN=$(CURDIR)/build/not-run.txt $(BIN)/pytest -n auto
	$(MAKE) $(COMPILED)/.built
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python -c 'import kronika; assert "/$(COMPILED)/" in kronika.__file__'
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/pytest -n auto -m compiled
	$(BIN)/python benchmarks/check.py
	@if [ -s build/not-run.txt ]; then echo 'These tests did not run:'; cat build/not-run.txt; fi

soak: setup services ## Run for long what 'make test' runs for seconds: visitors, attacks, all settings
	KRONIKA_SOAK=1 $(BIN)/pytest -m soak -s
	KRONIKA_SOAK=1 $(BIN)/pytest -n auto tests/test_battery.py tests/rl

services: ## Install Chromium, PostgreSQL and Redis for the tests, as root on Debian
	@mkdir -p build
	@tools/services.sh

lint: setup ## Check style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

compiled: setup uncompiled ## Compile the rules in place; edits have no effect until 'make uncompiled'
	KRONIKA_COMPILE=1 $(BIN)/python setup.py -q build_ext --inplace

uncompiled: ## Remove what 'make compiled' built
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

bench: setup $(COMPILED)/.built ## Measure the speed, plain and compiled, with yardsticks
	$(BIN)/python benchmarks/speed.py

screenshots: setup ## Take the pictures of docs/screenshots
	$(BIN)/python tools/screenshots.py

bench-server: setup ## Measure the server: players at 10, 100 and 1,000 tables
	$(BIN)/python benchmarks/server.py

constraints: ## Pin the newest versions of all dependencies, with hashes, for every Python and system
	$(PYTHON) -m venv build/uv
	build/uv/bin/python -m pip install --quiet uv
	build/uv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --extra dev --only-binary :all: \
		--generate-hashes --custom-compile-command 'make constraints' \
		pyproject.toml --output-file constraints.txt

clean: uncompiled ## Remove everything that can be made again
	rm -rf .venv build dist .*_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A new environment whenever a pin changes, so that nothing is in it but what was checked
# against the hashes of constraints.txt.
.venv/.pinned: constraints.txt
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 is needed: make PYTHON=...")'
	$(PYTHON) -m venv --clear .venv
	$(PIP) install --require-hashes --only-binary :all: --requirement constraints.txt
	touch $@

# With no index and no configuration pip can download nothing: it fails if pyproject.toml needs
# something that is not pinned.
.venv/.installed: .venv/.pinned pyproject.toml
	KRONIKA_COMPILE=0 $(PIP) --isolated install --no-index --no-build-isolation --editable '.[dev]'
	touch $@

# The package as a wheel would have it, beside src/, so that plain and compiled never mix.
$(COMPILED)/.built: .venv/.installed setup.py $(SOURCES)
	rm -rf $(COMPILED)
	KRONIKA_COMPILE=1 $(BIN)/python setup.py -q build --build-lib $(COMPILED) --build-temp build/temp
	touch $@
