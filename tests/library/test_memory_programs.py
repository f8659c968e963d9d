"""Programs in which an allocation fails: they end with Octave's message and exit code, or catch the
error, and never crash."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.support.options import Options
from tests.harness.verdict import commits
from tests.library.host import Host
from tests.library.test_memory import WRAPPED

PROGRAMS = Path(__file__).parents[1] / "e2e"
FAILING = """\
#include <stdio.h>
#include <stdlib.h>
static long allocations, failing = -1;
static void report(void)
{
    if (failing == 0)
        fprintf(stderr, "allocations %ld\\n", allocations);
}
static int fails(void)
{
    if (failing < 0) {
        const char *text = getenv("FAILING");
        failing = text ? atol(text) : 0;
        atexit(report);
    }
    return ++allocations == failing;
}
void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n)
{
    return fails() ? NULL : __real_malloc(n);
}
void *__wrap_calloc(size_t n, size_t size)
{
    return fails() ? NULL : __real_calloc(n, size);
}
void *__wrap_realloc(void *p, size_t n)
{
    return fails() ? NULL : __real_realloc(p, n);
}
"""


def _run(program: Path, failing: int) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "FAILING": str(failing), "ASAN_OPTIONS": "detect_leaks=0"}
    return subprocess.run(
        [program], capture_output=True, text=True, errors="replace", env=environment
    )


def failures(folder: Path, name: str, step: int = 1) -> list[str]:
    """What goes wrong in a program where every `step`-th allocation fails, each in a run of its
    own."""
    path = PROGRAMS / f"{name}.m"
    host = Host(folder)
    made = translate(path, Options(main=True))
    (folder / "program_text.c").write_bytes(made.c_text.encode("latin-1"))
    program = host.build(FAILING, *WRAPPED)
    plain = _run(program, 0)
    count = int(plain.stderr.rpartition("allocations ")[2])
    assert count > 20
    wrong = []
    for n in range(1, count + 1, step):
        done = _run(program, n)
        told = done.returncode == 1 and "error: out of memory or dimension too" in done.stderr
        if "Sanitizer" in done.stderr or not (told or done.returncode in (0, plain.returncode)):
            wrong.append(f"{name} {n}: {done.returncode} {done.stderr[:2000]}")
    return wrong


@pytest.mark.parametrize(
    ("name", "step"),
    [("containers_map/map_basics", 41), ("try_catch/catching", 23)],
)
def test_allocations_fail(tmp_path: Path, name: str, step: int) -> None:
    assert failures(tmp_path, name, step) == []


MORE = """cells/alike_queues structs/updates_through_calls struct_arrays/growth_leaves_empty_fields
    strings_regexp/regexp_forms sorting_sets/sorts_and_sets recursion/classic_recursions
    closures/closures_in_structures growth/stacks_and_queues deletion/rows_or_columns
    printf/template_recycling ndarrays/pages_grown_in_functions linear_algebra/products_in_loops
    global_persistent/static_types cellfun_arrayfun/applied_in_loops eval_feval/texts_at_run_time
    complex/arrays_that_may_be_complex varargs_nargin/results_one_by_one unwind/order_of_cleanups
    integer_ops/int_matrix_work conversion_num2str/sscanf_forms
    display_struct/field_kinds""".split()


@pytest.mark.long
@pytest.mark.parametrize("name", MORE)
def test_every_allocation_fails(tmp_path: Path, name: str) -> None:
    assert failures(tmp_path, name) == []


def test_one_of_the_programs(tmp_path: Path) -> None:
    """They take turns by commit, with every eleventh allocation."""
    name = MORE[commits() % len(MORE)]
    assert failures(tmp_path, name, 11) == []
