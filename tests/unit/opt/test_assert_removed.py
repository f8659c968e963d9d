"""opt/removed: every check that is left out has an assertion in its place."""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path

import pytest

from mat2c.driver.compilation import Compilation
from mat2c.ir.payloads.access_payloads import SubscriptCheck
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options


def asserted(body: str) -> Counter[str]:
    """The assertions in the function's body, by operation; those of subscripts that are proved."""
    text = f"function r = f(a, b)\n{body}\nend\n"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "f.m"
        path.write_text(text)
        options = Options(args="double(:,3), double(3,:)", main=False, check_removed=True)
        work = Compilation(path, options, Diagnostics())
    work.middle()
    spec = work.infer()
    assert spec is not None
    work.planning.optimise(spec)
    return Counter(
        i.op
        for i in spec.function.instrs()
        if i.op in ("proveconform", "provefit")
        or (isinstance(i.payload, SubscriptCheck) and i.payload.proved)
    )


@pytest.mark.parametrize(
    ("body", "op"),
    [
        ("r = 0;\nfor k = 1:size(a, 1)\n r = r + a(k, 2);\nend", "checkindex"),
        ("r = zeros(1, 4);\nfor k = 1:4\n r(k) = k;\nend", "checkindex"),
        ("r = a + 2 * a;", "proveconform"),
        ("r = a * b;", "proveconform"),
        ("r = a;\nr(:, 1) = a(:, 2);", "provefit"),
    ],
)
def test_asserted(body: str, op: str) -> None:
    assert asserted(body)[op] >= 1


def test_what_is_checked_is_not_asserted() -> None:
    assert asserted("r = a(b(1, 1) * 2, 1);")["checkindex"] <= 2
    assert not asserted("r = a + b;")
