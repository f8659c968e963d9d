"""opt/checks: what is proved is not checked, and what isn't is."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.support.options import Options
from tests.unit.compiled import ops

LOOP = "function r = f(a)\nr = 0;\nfor k = {bounds}\n r = r + a({subscript});\nend\nend\n"


def indexed(bounds: str, subscript: str, args: str) -> int:
    return ops(LOOP.format(bounds=bounds, subscript=subscript), args)["checkindex"]


@pytest.mark.parametrize(
    ("bounds", "subscript", "args"),
    [
        ("1:numel(a)", "k", "double(:,1)"),
        ("1:numel(a)", "k", "double(:,:)"),
        ("numel(a):-1:1", "k", "double(:,1)"),
        ("2:numel(a)", "k - 1", "double(:,1)"),
        ("1:numel(a) - 1", "k + 1", "double(:,1)"),
        ("1:5", "k", "double(5,1)"),
        ("1:5", "k, 1", "double(5,1)"),
        ("1:size(a, 1)", "k, 1", "double(:,1)"),
    ],
)
def test_proved(bounds: str, subscript: str, args: str) -> None:
    assert indexed(bounds, subscript, args) == 0


@pytest.mark.parametrize(
    ("bounds", "subscript", "args"),
    [
        ("1:numel(a)", "k + 1", "double(:,1)"),
        ("0:numel(a)", "k", "double(:,1)"),
        ("1:6", "k", "double(5,1)"),
        ("1:numel(a) + 1", "k", "double(:,1)"),
        ("1:size(a, 2)", "k, 1", "double(:,3)"),
        ("1:0.5:numel(a)", "k", "double(:,1)"),
    ],
)
def test_not_proved(bounds: str, subscript: str, args: str) -> None:
    assert indexed(bounds, subscript, args) == 1


def test_a_subscript_of_any_value_is_checked() -> None:
    assert ops("function r = f(a, k)\nr = a(k);\nend\n", "double(:,1), double")["checkindex"] == 1


def test_a_condition_is_a_proof() -> None:
    text = "function r = f(a, k)\nr = 0;\nif k >= 1 && k <= 5\n r = a(round(k));\nend\nend\n"
    assert ops(text, "double(5,1), double")["checkindex"] <= 1


def test_a_store_that_grows_is_not_checked_for_the_end() -> None:
    text = "function r = f(n)\nr = [];\nfor k = 1:10\n r(k) = k;\nend\nend\n"
    assert ops(text, "double")["checkindex"] == 0


@pytest.mark.parametrize(
    ("body", "checks"),
    [
        ("if ~isempty(a)\n r = a(1) + a(end);\nend", 0),
        ("if isempty(a)\n return\nend\nr = a(1, 1) + a(end, end);", 0),
        ("while ~isempty(a) && a(1) > 0\n r = r + a(end);\n a(end) = [];\nend", 0),
        ("if isempty(a)\n error('nothing');\nend\nr = a(end);", 0),
        ("if isempty(a)\n r = a(end);\nend", 1),
        ("if ~isempty(a)\n r = a(2);\nend", 1),
        ("if ~isempty(a)\n a(end) = [];\n r = a(end);\nend", 1),
    ],
)
def test_arrays_with_elements(body: str, checks: int) -> None:
    assert ops(f"function r = f(a)\nr = 0;\n{body}\nend\n", "double(1,:)")["checkindex"] == checks


def test_a_check_asks_for_what_is_not_known(tmp_path: Path) -> None:
    """Of a subscript that is at least 1 only whether it is too large."""
    source = tmp_path / "f.m"
    source.write_text(
        "function y = f(a, k)\n  i = 1;\n  while i < 99 && a(1) > i, i = i + 1; end\n"
        "  y = a(i) + a(k);\nend\n"
    )
    text = translate(source, Options(main=False, args="double(1,7), int32")).c_text
    assert "if (i > 7) {" in text
    assert "(ptrdiff_t)k) < 1 ||" in text
