"""Bodies that MATLAB refuses (pages "Troubleshoot Variables in parfor-Loops", "Loop Variables",
"Sliced Variables", "Reduction Variables", "Temporary Variables", "Ensure Transparency in
parfor-Loops or spmd Statements", "parfor")."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.options import Options

FINE = """a = 0; c = pi; z = 0; r = rand(1,10); k2 = 1; v = 1:11; up = 1; low = 1; list = [];
names = []; n = 0; ok = true; all_ = []; far = 0;
parfor i = 1:10
  a = i;
  z = z + i;
  b(i) = r(i);
  if i <= c
    d = 2*a;
  end
  e{i + 1, 3} = d; t = zeros(1,3); t(2) = i; m(:, i - c) = t;
  for k = 1:3, if k > i, break; end, w(k, i) = k; end
  s(i).f(2) = a; [q, p(i)] = max(t); v(k2 + i) = v(k2 + i) + 1;
  up = up * i; low = min(low, i); list = [list, i]; names = [names; i];
  n = n + i - a; n = n - 1; ok = ok & i > 0; all_ = union(all_, i); far = hypot(i, far);
  got = load("f.mat");
end
disp(z)
"""


def errors(folder: Path, text: str, dialect: str = "matlab") -> list[str]:
    path = folder / "prog.m"
    path.write_text(text)
    diagnostics = Diagnostics()
    try:
        session.translate(path, Options(dialect=dialect), diagnostics)
    except TranslationError as error:
        return [f"{d.message} [{d.code}]" for d in error.diagnostics.sorted()]
    return []


def test_what_matlab_takes(tmp_path: Path) -> None:
    assert errors(tmp_path, FINE) == []


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("y(2) = i;", "unable to classify the variable 'y'"),
        ("y(2*i) = i;", "unable to classify the variable 'y'"),
        ("y(r(i)) = i;", "unable to classify the variable 'y'"),
        ("y{3}(i) = i;", "unable to classify the variable 'y'"),
        ("y(1 - i) = i;", "unable to classify the variable 'y'"),
        ("[~, y(1)] = max(r);", "unable to classify the variable 'y'"),
        ("i = i + 1;", "'i' is the variable of the parfor-loop"),
        ("i(2) = 1;", "'i' is the variable of the parfor-loop"),
        ("if i > 3, break; end", "can't be left by 'break'"),
        ("if i > 3, return; end", "can't be left by 'return'"),
        ("global g", "can't declare global variables"),
        ("parfor k = 1:2, w(k, i) = k; end", "a parfor-loop can't stand in another"),
        ("y(i, i) = 1;", "more than one subscript tells 'i'"),
        ("y(i, c - 1) = 1;", "a subscript is no number"),
        ("y(i, a) = 1;", "a subscript is no number"),
        ("y(i + a) = 1;", "no subscript is 'i'"),
        ("y(i) = 1; y(i + 1) = 2;", "its subscripts are not the same throughout"),
        ("y(i) = 1; y(2, i) = 2;", "its subscripts are not the same throughout"),
        ("y(i) = 1; y{i} = 2;", "its subscripts are not the same throughout"),
        ("y(i) = 1; d = numel(y);", "it is also used as a whole"),
        ("y.f(i) = 1;", "it is set by a field, without a subscript in front"),
        ("y(i) = [];", "can't delete elements"),
        ("d = i(1);", "'i' is the variable of the parfor-loop, which its body can't subscript"),
        ("d = i.f;", "'i' is the variable of the parfor-loop, which its body can't subscript"),
        ("g = g + i; g = g * 2;", "'g' is made by '+' and '*' [parfor-reduction]"),
        ("g = g + i; g = [g, i];", "'g' is made by '+' and '[,]' [parfor-reduction]"),
        (
            "g = [g, i]; g = [i, g];",
            "'g' is made by '[,]' with it on both sides [parfor-reduction]",
        ),
        ("g += i; g .*= 2;", "'g' is made by '+' and '.*' [parfor-reduction]"),
        ("g = g + i; if g > 3, d = 1; end", "'g' is read before a round has set it; it is no"),
        ("g = g + g;", "'g' is read before a round has set it; it is no reduction"),
        ("g = i - g;", "'g' is read before a round has set it [parfor-temporary]"),
        ("if g > i, g = 2; end", "'g' is read before a round has set it [parfor-temporary]"),
        ("eval('d = 1;');", "'eval' reaches variables"),
        ("clear d", "'clear' reaches variables"),
        ("save f.mat d", "'save' reaches variables"),
        ("load f.mat", "'load' reaches variables"),
    ],
)
def test_what_matlab_refuses(tmp_path: Path, line: str, what: str) -> None:
    text = FINE.replace("  a = i;\n", f"  a = i;\n  {line}\n")
    found = errors(tmp_path, text)
    assert any(what in message for message in found), found
    assert errors(tmp_path, text, "octave") == []


@pytest.mark.parametrize("values", ["0:0.2:1", "1:2:11", "12:-1:1", "0.5:3"])
def test_the_values_that_matlab_refuses(tmp_path: Path, values: str) -> None:
    found = errors(tmp_path, f"parfor i = {values}, x(i + 1) = i; end\n")
    assert found == ["a parfor-loop counts consecutive integers that rise [parfor]"]


def test_what_an_inner_loop_has_set_before(tmp_path: Path) -> None:
    """In its second round the inner loop reads what its first one has set."""
    body = "for k = 1:3, if k > 1, y(i) = t; end, t = k; end"
    assert errors(tmp_path, f"parfor i = 1:4, {body}, end\n") == []
