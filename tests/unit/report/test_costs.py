"""What lines cost, and the summary of a program."""

from __future__ import annotations

from pathlib import Path

from mat2c.driver import accounts
from mat2c.report.costs import Cost, Remark
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from tests.unit.report.programs import compilation


def costs(folder: Path, text: str, args: str | None = None) -> list[Remark]:
    work = compilation(folder, text, args)
    work.listed_texts()
    return accounts.costs(work)


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
