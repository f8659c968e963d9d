"""infer/climbing: counters stay integers that C can count."""

from __future__ import annotations

import pytest

from tests.unit.compiled import types

LOOP = "n = {start};\nm = 0;\nwhile rand > 0.1\n {step}\nend\nwhile rand > 0.1\n n = n + 1;\nend\n"


@pytest.mark.parametrize(
    ("start", "step"),
    [
        ("0", "n = n + 1;"),
        ("5", "n = n - 2;"),
        ("0", "if rand > 0.5, n = n + 1; else, n = n - 1; end"),
        ("0", "n = n + 1; if n > 7, n = 0; end"),
        ("numel(rand(1, 4))", "n = 3 + n;"),
    ],
)
def test_counters(start: str, step: str) -> None:
    assert types(LOOP.format(start=start, step=step))["n"].endswith("int}")


@pytest.mark.parametrize(
    ("start", "step"),
    [
        ("0", "n = 2 * n + 1;"),
        ("0", "n = n + 0.5;"),
        ("0", "n = n + m; m = m + 1;"),
        ("rand * 1e18", "n = n + 1;"),
        ("0", "n = n + 1000000;"),
    ],
)
def test_others(start: str, step: str) -> None:
    assert not types(LOOP.format(start=start, step=step))["n"].endswith("int}")
