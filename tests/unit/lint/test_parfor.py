"""Bodies that MATLAB refuses (pages "Troubleshoot Variables in parfor-Loops", "Sliced Variables",
"Temporary Variables", "parfor")."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.options import Options

FINE = """a = 0; c = pi; z = 0; r = rand(1,10);
parfor i = 1:10
  a = i;
  z = z + i;
  b(i) = r(i);
  if i <= c
    d = 2*a;
  end
  e{i + 1, 3} = d; t = zeros(1,3); t(2) = i; m(:, i - c) = t;
  for k = 1:3, if k > i, break; end, w(k, i) = k; end
  s(i).f(2) = a; [q, p(i)] = max(t);
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
        return [d.message for d in error.diagnostics.sorted() if d.code == "parfor"]
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
        ("parfor k = 1:2, v(k) = k; end", "a parfor-loop can't stand in another"),
    ],
)
def test_what_matlab_refuses(tmp_path: Path, line: str, what: str) -> None:
    text = FINE.replace("  a = i;\n", f"  a = i;\n  {line}\n")
    found = errors(tmp_path, text)
    assert any(what in message for message in found), found
    assert errors(tmp_path, text, "octave") == []
