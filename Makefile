# What can be done with this tree. Everything sets up .venv first when that is needed.

PYTHON ?= python3
JOBS ?= $(shell n=$$(nproc 2>/dev/null || echo 2); [ $$n -gt 4 ] && n=4; echo $$n)
BIN := .venv/bin
PYTEST := $(BIN)/pytest -n $(JOBS) --dist loadgroup
C_FILES = $(shell find runtime bench mat2c examples -name '*.[ch]' -not -path '*/build/*')

.PHONY: help demo test test-long test-scope fuzz lint format docs docs-site goldens oracle bench bench-kernels \
        bench-boxed bench-functions bench-gctd bench-inference bench-publish bench-scaling bench-threads \
        same-c clean

help:
	@echo "make demo       compile a benchmark program to an executable and run it"
	@echo "make test       all tests (some minutes)"
	@echo "make test-long  the tests that take long, too"
	@echo "make test-scope all small programs of tests/scope (about an hour)"
	@echo "make fuzz       fuzzers against Octave (MINUTES=5, FUZZ='--only random --seed 1')"
	@echo "make lint       ruff, mypy, clang-format, import order between rooms"
	@echo "make format     let ruff and clang-format rewrite what lint complains of"
	@echo "make docs       write the pages of docs/ that are made from the code"
	@echo "make docs-site  docs/ as a site in build/site (installs MkDocs into .venv)"
	@echo "make goldens    record with Octave the output of new or changed programs in tests/e2e"
	@echo "make oracle     compare with Octave, live (ONLY=area/name for one)"
	@echo "make bench      time and memory of the benchmark suite, against Octave"
	@echo "make bench-kernels  time and memory of the kernels, against hand-written C"
	@echo "make bench-boxed  instructions of each operation on boxed values (needs valgrind)"
	@echo "make bench-functions  time of functions of the library, against Octave (FUNCTIONS='--only sum')"
	@echo "make bench-gctd  the table and figures of [GCTD], of this mat2c (GCTD='--only crni')"
	@echo "make bench-inference  what inference proves over the suite and the end-to-end programs"
	@echo "make bench-publish  put what was measured last into docs/performance.md and its pictures"
	@echo "make bench-scaling  how translation time grows with the size of a program (SHAPES=...)"
	@echo "make bench-threads  time of programs with --openmp, on one thread and on two"
	@echo "make same-c BASE=revision  compare all C written by that revision and by this tree"
	@echo "make clean      remove what was built here"

demo: .venv/ready
	@mkdir -p build
	$(BIN)/mat2c build bench/suite/crni/crni_driver.m -o build/crni
	./build/crni

test: .venv/ready
	$(MAKE) --no-print-directory -C runtime check
	$(PYTEST) -m 'not long'

test-long: .venv/ready
	$(MAKE) --no-print-directory -C runtime check
	$(PYTEST)

test-scope: .venv/ready
	$(BIN)/python -m tests.scope --jobs $(JOBS) $(SCOPE)

MINUTES ?= 5
fuzz: .venv/ready
	$(BIN)/python -m tests.fuzz --minutes $(MINUTES) $(FUZZ)

lint: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/clang-format --dry-run --Werror $(C_FILES)
	$(BIN)/pytest -q tests/unit/test_layers.py

format: .venv/ready
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/clang-format -i $(C_FILES)

docs: .venv/ready
	$(BIN)/python tools/builtin_table.py
	$(BIN)/python tools/module_map.py
	$(BIN)/python tools/diagnostics_page.py
	$(BIN)/python tools/coder_table.py

docs-site: .venv/docs-ready
	$(BIN)/mkdocs build --strict

goldens: .venv/ready
	$(BIN)/python tools/record_goldens.py $(ONLY)

oracle: .venv/ready
	$(BIN)/python tools/oracle.py $(ONLY)

bench: .venv/plot-ready
	$(BIN)/python bench/run.py

bench-kernels: .venv/plot-ready
	$(BIN)/python bench/run.py --kernels

bench-boxed: .venv/ready
	$(BIN)/python bench/boxed.py

bench-functions: .venv/plot-ready
	$(BIN)/python bench/functions.py $(FUNCTIONS)

bench-gctd: .venv/plot-ready
	$(BIN)/python bench/gctd.py $(GCTD)

bench-inference: .venv/ready
	$(BIN)/python bench/inference.py $(INFERENCE)

bench-publish: .venv/plot-ready
	$(BIN)/python bench/publish.py

bench-scaling: .venv/ready
	$(BIN)/python bench/scaling.py $(SHAPES)

bench-threads: .venv/ready
	$(BIN)/python bench/threads.py

same-c: .venv/ready
	$(BIN)/python tools/same_c.py $(BASE) $(ONLY)

clean:
	rm -rf build dist runtime/build .mypy_cache .ruff_cache

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "mat2c needs Python 3.11 or newer; say which with: make PYTHON=..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || \
	  { echo "can't make a virtual environment; on Debian: apt install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,blas]'
	@touch $@

.venv/docs-ready .venv/plot-ready: .venv/%-ready: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[$*]'
	@touch $@
