"""`--explain-boxed`: notes on boxed values and the summary."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics, Severity
from mat2c.support.options import Options


def notes(folder: Path, text: str, **options: bool) -> list[str]:
    """The notes as `LINE: message`; the summary has no line."""
    path = folder / "prog.m"
    path.write_text(text)
    given = Options(explain_boxed=True, **options)  # type: ignore[arg-type]
    found = session.translate(path, given, Diagnostics()).warnings
    assert all(d.severity is Severity.NOTE for d in found)
    return [f"{d.span.line}: {d.message}" if d.span else d.message for d in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "d = 0:0.5:n();\ndisp(d)\nfunction n = n()\n n = round(rand) + 2;\nend\n",
            "1: '0:0.5:n()' is boxed: it stays the range or diagonal matrix that it is, for what "
            "displays or takes it",
        ),
        (
            "s = {1, 2};\ndisp(s)\n",
            "1: 's' is boxed: it is needed as a whole cell, or its elements are not the same "
            "everywhere",
        ),
        (
            "c = {1, 'a'};\ny = c{1 + (rand > 0.5)} + 1;\ndisp(y)\n",
            "2: 'y' is boxed: class unknown: an element of a cell (line 2)",
        ),
        (
            "n = str2num('5');\nm = n * 2;\ndisp(m)\n",
            "2: 'm' is boxed: class unknown: nothing is known of the result of 'str2num' of "
            "'5' (line 1)",
        ),
        (
            "if rand() > 0.5\n  q = 'a';\nelse\n  q = 1;\nend\ndisp(q)\n",
            "6: 'q' is boxed: class unknown: different classes meet: char and double",
        ),
    ],
)
def test_reasons(tmp_path: Path, text: str, expected: str) -> None:
    assert expected in notes(tmp_path, text)


def test_typed_programs_have_only_the_summary(tmp_path: Path) -> None:
    found = notes(tmp_path, "s = 0;\nfor k = 1:10\n  s = s + k;\nend\nprintf('%d\\n', s)\n")
    assert len(found) == 1
    typed, _, total, *_ = found[0].split()
    assert typed == total


def test_a_reason_is_said_once(tmp_path: Path) -> None:
    text = "c = {1, 'a'};\nk = 1 + (rand > 0.5);\nx = c{k};\nx = c{k};\nx = x + c{k};\ndisp(x)\n"
    found = notes(tmp_path, text)
    assert len(found) == len(set(found))


def test_order_and_summary(tmp_path: Path) -> None:
    found = notes(tmp_path, "c = {1, 'a'};\nd = c{1 + (rand > 0.5)};\ndisp(d)\n")
    assert found[0].endswith("values typed")
    lines = [int(note.split(":")[0]) for note in found[1:]]
    assert lines == sorted(lines)


def test_all_boxed(tmp_path: Path) -> None:
    found = notes(tmp_path, "x = 1\n", boxed=True)
    assert found == ["nothing is typed: all values are boxed"]


def test_nothing_without_the_option(tmp_path: Path) -> None:
    path = tmp_path / "prog.m"
    path.write_text("c = {1}\n")
    assert session.translate(path, Options(), Diagnostics()).warnings == []


@pytest.mark.parametrize(
    "call",
    ["apply(@(t) t + k, [k 1])", "accumarray([1 k]', [k 2]', [2 1])", "fzero(@(t) t - k, [0 5])"],
)
def test_a_handle_is_no_name_of_a_function(tmp_path: Path, call: str) -> None:
    """No function is called in ways unknown where all that calls functions gets handles."""
    found = notes(
        tmp_path,
        f"global g\ng = 0;\nfor k = 1:2\n  disp({call})\n  tick();\nend\ndisp(g)\n"
        "function r = apply(f, x)\n  r = arrayfun(f, x);\nend\n"
        "function tick()\n  global g\n  g = g + 1;\nend\n",
    )
    assert not any("'g" in note or "global" in note for note in found)


def test_complex_constants_are_named(tmp_path: Path) -> None:
    found = notes(tmp_path, "w = merge(true, 3i, 2);\ndisp(w)\n")
    assert any("0+3i" in note for note in found)


def test_a_variable_of_nested_loops_stands_where_it_is_first_set(tmp_path: Path) -> None:
    """Between the loops it is joined of what has no place of its own."""
    text = (
        "% A comment.\nfound = {};\nfor i = 1:3\n  for j = 1:3\n    for k = [1:i, 4:5]\n"
        "      if rand > 0.5\n        found{end+1} = 'a';\n      else\n        found{end+1} = k;\n"
        "      end\n    end\n  end\n"
        "end\ndisp(numel(found)); disp(found)\n"
    )
    placed = [note for note in notes(tmp_path, text) if "'found' is boxed" in note]
    assert placed and all(note.startswith("2: ") for note in placed)
