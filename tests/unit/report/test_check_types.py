"""`--check-types` shows rules of inference that are wrong."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from mat2c import api
from mat2c.builtins import registry
from mat2c.builtins.declaration import Site
from mat2c.support.options import Options
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import Range
from mat2c.types.shape import Shape

PROGRAM = """\
function prog ()
  x = [3, 1, 2];
  {change};
  y = cumsum (x);
  disp (real (y(end)) + numel (y));
end
"""
HELD = "10\n"
REAL, COMPLEX, PAGES = "x(4) = rand (1) > 2", "x(4) = 1i * (rand (1) < 2)", "x(:,:,2) = x"
SMALL = Range(0.0, 2.0, True, False, False, False)

WRONG: dict[str, Callable[[Type], Type]] = {
    "class": lambda t: replace(t, cls="single"),
    "extent": lambda t: replace(t, shape=Shape.of(1, 3)),
    "rank": lambda t: replace(t, shape=Shape.of(1, None)),
    "range": lambda t: replace(t, range=SMALL),
    "complexity": lambda t: replace(t, is_complex=False),
    "constant": lambda t: replace(t, const=(3.0, 4.0, 6.0, 7.0)),
}


def run(folder: Path, change: str = REAL) -> subprocess.CompletedProcess[str]:
    path, program = folder / "prog.m", folder / "prog"
    path.write_text(PROGRAM.format(change=change))
    api.build_program(path, program, Options(check_types=True))
    return subprocess.run([program], capture_output=True, text=True, timeout=60)


def test_right_rules_hold(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, HELD, "")


@pytest.mark.parametrize("typed", [True, False])
@pytest.mark.parametrize("fact", ["class", "extent", "rank", "range", "complexity", "constant"])
def test_wrong_rules_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fact: str, typed: bool
) -> None:
    known = registry.find("cumsum")
    assert known is not None and known.type_rule is not None
    right = known.type_rule

    def rule(site: Site) -> list[Type] | None:
        found = right(site)
        return found and [WRONG[fact](found[0])]

    form = known.typed if typed else ""
    monkeypatch.setitem(registry._table(), "cumsum", replace(known, type_rule=rule, typed=form))
    done = run(tmp_path, {"complexity": COMPLEX, "rank": PAGES}.get(fact, REAL))
    assert done.returncode == 70
    assert f"wrong {fact}" in done.stderr
    assert "line 4: y is" in done.stderr
