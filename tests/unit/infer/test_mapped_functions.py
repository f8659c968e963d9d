"""infer/applied: what arrayfun and cellfun give."""

from __future__ import annotations

import pytest

from tests.unit.compiled import types

KNOWN = {
    "y = arrayfun(@(k) k * 2, [1 2 3]);\n": "double[1,3]{0..6, int}",  # as a loop from zeros
    "y = cellfun(@numel, {1, 2});\n": "double[1,2]{1..1, int}",
    "y = arrayfun(@(k) k > 1, [1 2 3]);\n": "logical[1,3]",
    "y = arrayfun(@(k) k, 1:3, 'UniformOutput', false);\n": "cell[1,3]<double[1,1]{1..3, int}>",
    "y = cellfun(@(c) c + 1, {1, 2});\n": "double[1,2]{2..3, int}",
    "y = arrayfun(@(k) zeros(1, k), 1:3);\n": "double[1,3]{0..0, int}",  # scalars, or an error
    "y = arrayfun(@(a, b) a - b, 5, [1 2 3]);\n": "double[1,3]{2..4, int}",  # 5 serves for all
    "y = cellfun(@(a, b) a, {5}, {1; 2});\n": "double[2,1]{5..5, int}",
    "y = arrayfun(@(a, b) a + b, ones(1, 1 + (rand > 0.5)), [1 2]);\n": "double[1,2]{2..3, int}",
    "f = @(v) v(1)^2;\ny = arrayfun(@(k) f([k k]), 1:3);\n": "double[1,3]{0..9, int}",
}
UNKNOWN = [
    "y = cellfun(@(c) c, {1, 'a'});\n",
    "y = arrayfun(@(k) k > 1, zeros(1, rand > 0.5));\n",  # of nothing comes a double
    "f = @sin;\nif rand > 0.5\n f = @cos;\nend\ny = arrayfun(f, 1:3);\n",
]


@pytest.mark.parametrize(("text", "expected"), KNOWN.items(), ids=list(KNOWN))
def test_known(text: str, expected: str) -> None:
    assert types(text)["y"] == expected


@pytest.mark.parametrize("text", UNKNOWN)
def test_unknown(text: str) -> None:
    assert types(text)["y"].startswith("any")
