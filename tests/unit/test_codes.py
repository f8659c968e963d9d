"""The table of diagnostics, what options choose of it, and names that look alike."""

from __future__ import annotations

import re

import pytest

from mat2c.support.codes import ERROR, KINDS, WARNING, choose, closest, distance


def test_codes_are_words() -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in KINDS)


@pytest.mark.parametrize(
    ("words", "code", "severity"),
    [
        ([], "undefined", WARNING),
        ([], "unreachable", None),
        (["no-undefined"], "undefined", None),
        (["no-undefined", "undefined"], "undefined", WARNING),
        (["error"], "undefined", ERROR),
        (["error"], "unreachable", None),
        (["error", "no-error"], "undefined", WARNING),
        (["error=unreachable"], "unreachable", ERROR),
        (["error=undefined", "no-error=undefined"], "undefined", WARNING),
        (["all"], "unreachable", WARNING),
        (["no-all"], "undefined", None),
    ],
)
def test_later_words_win(words: list[str], code: str, severity: str | None) -> None:
    assert choose(words).severity(code) == severity


@pytest.mark.parametrize("word", ["undefned", "no-undefned", "error=undefned", "syntax", ""])
def test_unknown_warnings(word: str) -> None:
    with pytest.raises(ValueError, match="no warning is called"):
        choose([word])


def test_an_unknown_warning_has_a_neighbour() -> None:
    with pytest.raises(ValueError, match="did you mean 'undefined'"):
        choose(["no-undefned"])


@pytest.mark.parametrize(
    ("a", "b", "far"),
    [("totl", "total", 1), ("dips", "disp", 1), ("abc", "abd", 1), ("abc", "xyc", 2), ("", "a", 1)],
)
def test_distance(a: str, b: str, far: int) -> None:
    assert distance(a, b, 3) == far
    assert distance(b, a, 3) == far
    assert (distance(a, b, 1) <= 1) is (far <= 1)


def test_only_neighbours_are_suggested() -> None:
    assert closest("zeroes", ["ones", "zeros"]) == "zeros"
    assert closest("Disp", ["dist", "disp"]) == "disp"
    assert closest("string", ["isstring", "strjoin"]) is None
    assert closest("ab", ["abs"]) is None
