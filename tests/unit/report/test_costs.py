"""What lines cost, and the summary of a program."""

from __future__ import annotations

from pathlib import Path

from mat2c.driver import accounts
from mat2c.report.costs import Cost, Remark
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from tests.unit.report.programs import listed


def costs(folder: Path, text: str, args: str | None = None) -> list[Remark]:
    return accounts.costs(listed(folder, text, args))


def of_kind(found: list[Remark], cost: Cost) -> list[tuple[int, str, int]]:
    return [(r.span.line, r.subject, r.depth) for r in found if r.cost is cost]


LOOP = """function s = prog(x, c, n)
  s = 0;
  for k = 1:n
    s = s + x(k);
    for j = 1:3
      y = grow(j, n);
      s = s + y(end);
    end
  end
  x(2) = 1;
  s = s + sum(x);
end
function y = grow(j, n)
  y = zeros(1, n + j);
end
"""


def test_kinds_and_loops(tmp_path: Path) -> None:
    found = costs(tmp_path, LOOP, "double(1,:), double, double")
    assert (4, "subscript 1 of x", 1) in of_kind(found, Cost.CHECK)
    assert (10, "the whole of x", 0) in of_kind(found, Cost.COPY)
    # the loops around the call count
    assert (14, "y", 2) in of_kind(found, Cost.ALLOCATION)


def test_boxes_say_why(tmp_path: Path) -> None:
    text = "c = {1, 'a', 3};\nd = c{1 + (rand > 0.5)};\ndisp(d)\n"
    found = costs(tmp_path, text)
    (box,) = [r for r in found if r.cost is Cost.BOX and r.subject == "d"]
    assert box.why.startswith("class unknown: an element of a cell")
    assert "double(c{k})" in box.cure


def test_typed_code_costs_nothing(tmp_path: Path) -> None:
    text = "s = 0;\nfor k = 1:10\n  s = s + k * sqrt(k);\nend\nprintf('%g\\n', s);\n"
    path = tmp_path / "free.m"
    path.write_text(text)
    assert costs(tmp_path, text) == []
    told = accounts.summarise(path, Options(), Diagnostics())
    assert told == "free.m: 4 of 4 values typed; no line costs more than plain C.\n"


def test_summary_has_the_dearest_ten(tmp_path: Path) -> None:
    lines = [f"disp({{{k}}})" for k in range(2, 14)]
    text = "\n".join([*lines, "for k = v", "  disp({k})", "end"])
    path = tmp_path / "prog.m"
    path.write_text(f"v = 1:9;\n{text}\n")
    told = accounts.summarise(path, Options(), Diagnostics())
    assert "13 lines cost more than plain C. The 10 that cost most:" in told
    _, *parts = told.rstrip().split("\n\n")
    assert len(parts) == 10
    assert parts[0].startswith("prog.m:15  disp({k})  (in a loop)")


def test_boxed_functions_are_told_of(tmp_path: Path) -> None:
    found = costs(tmp_path, "function y = prog(x)\n  y = x;\nend\n")
    assert [(r.span.line, r.subject) for r in found] == [(1, "all of 'prog'")]


GROWS = """function m = prog(n)
  m = zeros(1, 6);
  m(1, :) = rand(1, 6);
  for k = 1:n
    m(k, 2) = k;
    m(k, 3) = k;
  end
end
"""


def test_only_what_asks_for_room_is_an_allocation(tmp_path: Path) -> None:
    found = costs(tmp_path, GROWS, "double")
    lines = [line for line, subject, _ in of_kind(found, Cost.ALLOCATION) if subject == "m"]
    assert 5 in lines
    assert 6 not in lines  # the row is there
    cures = {r.cure for r in found if r.span.line == 5 and r.cost is Cost.ALLOCATION}
    assert cures == {"give m its final size before the loop, as in m = zeros(n, 6)"}
    (copy,) = [r for r in found if r.cost is Cost.COPY]
    assert copy.why == "it moves to where there is room for what it grows to"


def test_what_can_not_be_done_in_place_has_no_cure(tmp_path: Path) -> None:
    text = "function b = prog(n)\n  b = rand(9, 9);\n  for k = 1:n\n    b = b * b;\n  end\nend\n"
    found = costs(tmp_path, text, "double")
    (copy,) = [r for r in found if r.cost is Cost.COPY]
    assert (copy.span.line, copy.why, copy.cure) == (
        4,
        "it can't be computed in the place of b",
        "",
    )
