"""opt/rounded: ends of ranges are moved where they may be no integers, and only there."""

from __future__ import annotations

import pytest

from tests.unit.compiled import lines

PICK = "function r = f(a, k, n)\nr = a({range});\nend\n"
KEPT = "function r = f(a, k, n)\np = k:n;\nr = a(p) + p;\nend\n"


def moved(text: str, args: str) -> int:
    return "".join(lines(text, args)).count("__range_shift__")


@pytest.mark.parametrize("bounds", ["k:n", "k:2:n"])
def test_moved(bounds: str) -> None:
    assert moved(PICK.format(range=bounds), "double(1,:), double(1,1), double(1,1)") == 1


@pytest.mark.parametrize("bounds", ["1:n", "floor(k):n", "k", "floor(k):2:n", "n:-1:k"])
def test_others_stay(bounds: str) -> None:
    assert moved(PICK.format(range=bounds), "double(1,:), double(1,1), double(1,1)") == 0


def test_integer_classes_stay() -> None:
    assert moved(PICK.format(range="k:n"), "double(1,:), int32(1,1), int32(1,1)") == 0


def test_a_range_that_is_used_otherwise_stays() -> None:
    assert moved(KEPT, "double(1,:), double(1,1), double(1,1)") == 0
