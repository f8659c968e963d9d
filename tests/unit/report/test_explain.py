"""`mat2c explain`: places and accounts of values."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c import cli
from mat2c.driver import accounts
from mat2c.report.explain import Place, parse_place
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

GROWING = """function r = prog(x, n)
  r = [];
  for i = 1:n
    r(1, x(i)) = i;
  end
  t = zeros(n, 1);
  u = zeros(3, 4);
  u(2, 2) = sum(t);
  r = r + u(2, 2);
end
"""


def account(folder: Path, text: str, line: int, args: str | None = None) -> str:
    path = folder / "prog.m"
    path.write_text(text)
    told = accounts.explain(path, Place(str(path), line), Options(args=args), Diagnostics())
    return told if isinstance(told, str) else told.text


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a.m:3", Place("a.m", 3)),
        ("a.m:3:14", Place("a.m", 3, 14)),
        ("d:/x/a.m:3", Place("d:/x/a.m", 3)),
    ],
)
def test_places(text: str, place: Place) -> None:
    assert parse_place(text) == place


@pytest.mark.parametrize("text", ["a.m", "a.m:", ":3", "a.m:x"])
def test_what_is_no_place(text: str) -> None:
    with pytest.raises(ValueError, match="FILE:LINE"):
        parse_place(text)


def test_growth_and_checks(tmp_path: Path) -> None:
    text = account(tmp_path, GROWING, 4, "double(1,:), double")
    assert "on the heap" in text
    assert "give r its final size before the loop" in text
    assert "check     subscript 1 of x: not proved to be at most numel(x)" in text


def test_sizes(tmp_path: Path) -> None:
    args = "double(1,:), double"
    assert "on the heap" in account(tmp_path, GROWING, 6, args)
    assert "on the stack" in account(tmp_path, GROWING, 7, args)


def test_boxed_values_have_reason_and_advice(tmp_path: Path) -> None:
    text = account(tmp_path, "c = {1, 'a'};\nd = c{1 + (rand > 0.5)};\ndisp(d)\n", 2)
    assert "kept as   a boxed value" in text
    assert "because   class unknown: an element of a cell (line 2)" in text
    assert "advice    convert where it is taken out" in text


def test_columns(tmp_path: Path) -> None:
    path = tmp_path / "prog.m"
    path.write_text("c = {1, 'a'};\nd = c{1} + 2; e = c{1};\ndisp(d), disp(e)\n")
    text = accounts.explain(path, Place(str(path), 2, 19), Options(), Diagnostics())
    assert isinstance(text, str)
    assert ":2:19: e" in text
    assert ":2:1: d" not in text


def test_specialisations_that_differ_are_told_apart(tmp_path: Path) -> None:
    program = "function prog\n  disp(f(1)), disp(f([1 2]))\nend\n"
    program += "function y = f(x)\n  y = x + rand();\nend\n"
    text = account(tmp_path, program, 5)
    assert text.count("in f(") == 2


def test_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("prog.m").write_text("d = rand(3);\ndisp(d)\n")
    assert cli.execute(["explain", "prog.m:1"]) == 0
    assert "prog.m:1:5: d\n  type      double[3,3]" in capfd.readouterr().out
    assert cli.execute(["explain", "prog.m:7"]) == 2
    assert "'prog.m' has 2 lines" in capfd.readouterr().err
    assert cli.execute(["explain", "prog.m:x"]) == 2
    assert "FILE:LINE" in capfd.readouterr().err
    assert cli.execute(["explain", "--in", "prog.m", "other.m:1"]) == 2
    assert "'other.m' is no file of the program" in capfd.readouterr().err
    assert cli.execute(["explain", "other.m:1"]) == 2
    assert "can't read 'other.m'" in capfd.readouterr().err
    assert cli.execute(["explain", "prog.m"]) == 0
    assert "prog.m: 1 of 1 values typed; 1 line costs" in capfd.readouterr().out


SILENT = """r = [];
% nothing

for k = 1:3
  r(end + 1) = k;
end
disp(r)
if false
  disp(2 * k)
end
function y = g(z)
  y = z + 1;
end
"""


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "r is [] here; that is put where it is used"),
        (2, "there is no statement at"),
        (9, "no code comes of it: it is never reached"),
        (12, "nothing calls the function 'g' that it is in"),
        (14, "has 13 lines"),
    ],
)
def test_why_nothing_is_told(tmp_path: Path, line: int, text: str) -> None:
    assert text in account(tmp_path, SILENT, line)


def test_notation_is_explained(tmp_path: Path) -> None:
    text = account(
        tmp_path, "function prog(n)\n  k = zeros(n, 2) + 1;\n  disp(k)\nend\n", 2, "int8"
    )
    assert "that is   max(n, 0)-by-2 integers, always 1; n is known at run time" in text


HELD = """function y = prog(n)
  c = cell(1, n);
  for k = 1:n
    c{k} = rand(2, 2);
  end
  y = 0;
  for k = 1:n
    q = c{k};
    y = y + sum(q(:)) * q(1, 1);
  end
  disp(c)
end
"""


def test_what_is_read_from_a_cell_is_no_callers(tmp_path: Path) -> None:
    assert "in the cell or struct that it is read from" in account(tmp_path, HELD, 8, "double")


def test_room_made_before_the_loop_needs_no_advice(tmp_path: Path) -> None:
    text = account(tmp_path, SILENT, 5)
    assert "growth of r" in text
    assert "advice" not in text
