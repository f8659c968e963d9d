"""opt/arrays/counted_growth: which arrays have their extents before the loop that fills them."""

from __future__ import annotations

import pytest

from tests.unit.compiled import instrs

KNOWN = {
    "x = [];\nfor k = 1:n, x(k) = k; end": ["zeros"],
    "for k = 1:4, x(k) = k; end": ["zeros"],
    "x = 1;\nfor k = 2:n, x(k) = 2 * x(k - 1); end": ["zeros"],
    "x = [];\nfor k = 1:n, x(k, 1) = k; end": ["zeros"],
    "x = [];\nfor k = 1:n, x(:, k) = [k; 1]; end": ["zeros"],
    "x = zeros(3, 0);\nfor k = 1:n, x(:, k) = [k; 1; 2]; end": ["zeros"],
}
OPEN = {
    "an early end": "x = [];\nfor k = 1:n, x(k) = k; if k > 3, break; end, end",
    "a round that may not add": "x = [];\nfor k = 1:n, if k > a, x(k) = k; end, end",
    "a length that is read": "x = [];\nfor k = 1:n, x(k) = k; a = numel(x); end",
    "a read that may fail": "x = [];\nfor k = 1:n, x(k) = x(k - 1); end",
    "an error that is caught": "x = [];\ntry, for k = 1:n, x(k) = sqrt(k); error('a'); end, end",
    "another start": "x = [];\nfor k = 2:n, x(k) = k; end",
    "another step": "x = [];\nfor k = 1:2:n, x(k) = k; end",
    "another class": "x = [];\nfor k = 1:n, x(k) = int8(k); end",
}


def makers(body: str) -> list[str]:
    """The functions that make arrays."""
    found = instrs(f"function x = f(n, a)\n{body}\nend\n", "double, double")
    return [str(i.payload.callee) for i in found if i.payload.callee == "zeros"]


@pytest.mark.parametrize("body", KNOWN)
def test_extents_are_known(body: str) -> None:
    assert makers(body) == KNOWN[body]


@pytest.mark.parametrize("why", OPEN)
def test_extents_stay_open(why: str) -> None:
    assert makers(OPEN[why]) == []
