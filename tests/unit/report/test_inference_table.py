"""Counting checks: what a naive translation needs, what is removed, and how."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from mat2c.report.inference_table import Check, Tally, Way, judge, sites, values
from tests.unit.report.programs import analysed, with_checks

ARGS = "double(1,:), double"


def judged(folder: Path, body: str) -> Counter[tuple[Check, Way]]:
    spec = analysed(folder, f"function r = prog(x, n)\n{body}\nend\n", ARGS)
    noted = sites(spec)
    with_checks(spec)
    return judge(spec, noted)


@pytest.mark.parametrize(
    ("body", "way"),
    [
        ("r = x(n);", Way.NONE),
        ("r = zeros(3, 1);\nr(1) = n;\nr = r(2);", Way.CONSTANTS),
        ("r = 0;\na = zeros(1, 9);\na(3) = n;\nfor k = 1:9\n r = r + a(k);\nend", Way.RANGES),
        ("r = 0;\nfor k = 1:numel(x)\n r = r + x(k);\nend", Way.RANGES),
    ],
)
def test_reads(tmp_path: Path, body: str, way: Way) -> None:
    found = judged(tmp_path, body)
    reads = {how for (check, how), n in found.items() if check is Check.READ and n}
    assert reads == {way}


@pytest.mark.parametrize(
    ("body", "way"),
    [
        ("r = n + x;", Way.SCALARS),
        ("r = x + 2 * x;", Way.EXTENTS),
        ("r = rand(2, 3) + rand(2, 3);", Way.CONSTANTS),
        ("r = x + rand(1, n);", Way.NONE),
    ],
)
def test_conformability(tmp_path: Path, body: str, way: Way) -> None:
    found = judged(tmp_path, body)
    assert found[Check.CONFORM, way] >= 1
    assert way is Way.NONE or not found[Check.CONFORM, Way.NONE]


def test_growth_remains(tmp_path: Path) -> None:
    found = judged(tmp_path, "r = zeros(1, 2);\nr(n) = 1;")
    assert found[Check.WRITE, Way.NONE] == 1


def test_classes(tmp_path: Path) -> None:
    found = judged(tmp_path, "c = {x, 'a'};\nr = c{1 + (rand > 0.5)} + n;")
    assert found[Check.CLASS, Way.NONE] == 1


def test_colons_and_calls_of_handles_need_no_check(tmp_path: Path) -> None:
    found = judged(tmp_path, "f = @(a) a;\nr = f(x);\nr = x(:);")
    assert not any(check is Check.READ for check, _ in found)


def test_every_site_is_judged_once(tmp_path: Path) -> None:
    body = "r = 0;\nfor k = 1:n\n r = r + x(k) * x(1);\nend"
    spec = analysed(tmp_path, f"function r = prog(x, n)\n{body}\nend\n", ARGS)
    noted = sites(spec)
    with_checks(spec)
    assert judge(spec, noted).total() == len(noted)


def test_values(tmp_path: Path) -> None:
    body = "y = x + 1;\nc = {1, 'a'};\nd = c{1 + (rand > 0.5)};\nr = y + d;"
    tally = values(analysed(tmp_path, f"function r = prog(x, n)\n{body}\nend\n", ARGS))
    assert tally.typed < tally.values
    assert tally.equal >= 2  # x and y
    assert tally.constant + tally.equal <= tally.typed


def test_tallies_add_up() -> None:
    one = Tally(Counter({(Check.READ, Way.NONE): 1, (Check.READ, Way.RANGES): 2}), 4, 3, 2, 1)
    total = Tally()
    total.add(one)
    total.add(one)
    assert (total.needed(), total.removed(), total.by(Way.NONE)) == (6, 4, 2)
    assert (total.needed(Check.READ), total.removed(Check.CLASS)) == (6, 0)
    assert (total.values, total.typed, total.constant, total.equal) == (8, 6, 4, 2)
