"""Which specialisations of a program's own functions are given up where they are too many."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from mat2c.build.cc import cached_executable
from mat2c.build.compiler import Toolchain
from mat2c.driver import session
from mat2c.driver.compilation import Compilation
from mat2c.opt.calls import form_budget
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from tests.harness.outcome import run

TEXT = """1;
function r = shown (x, n)
  r = sprintf ("%s %d;", class (x), numel (x));
  if (iscell (x) && n > 0)
    for k = 1:numel (x)
      r = [r, shown(x{k}, n - 1)];
    end
  end
end
function r = mean_of (x)
  r = 0;
  for k = 1:numel (x)
    r = r + x(k) / numel (x);
  end
end
disp (shown (1, 2)), disp (shown ({1, "a"}, 2)), disp (shown ("abc", 1)), disp (shown (true, 1))
disp (shown ({}, 1)), disp (shown (int8 ([1 2]), 1))
s = 0;
for k = 1:1000, s = s + mean_of ([k, 2, 3]); end
disp (s), disp (mean_of (single ([1 2 3]))), disp (mean_of (1:10))
"""


def forms(folder: Path) -> Counter[str]:
    """How many specialisations of each function there are."""
    source = folder / "prog.m"
    source.write_text(TEXT)
    work = Compilation(source, Options(), Diagnostics())
    work.middle()
    entry = work.infer()
    assert entry is not None
    return Counter(spec.signature.name for spec in work.engine.reachable(entry))


@pytest.fixture
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(form_budget, "_ALWAYS", 0)
    monkeypatch.setattr(form_budget, "_FORMS", 1)


def test_small_programs_keep_all(tmp_path: Path) -> None:
    assert forms(tmp_path)["shown"] > 3


@pytest.mark.usefixtures("small_budget")
def test_what_runs_often_is_kept(tmp_path: Path) -> None:
    found = forms(tmp_path)
    assert found["shown"] <= 2
    assert found["mean_of"] >= 1


@pytest.mark.usefixtures("small_budget")
def test_it_prints_the_same(tmp_path: Path) -> None:
    source = tmp_path / "prog.m"
    source.write_text(TEXT)
    made = session.translate(source, Options(), Diagnostics())
    boxed = session.translate(source, Options(boxed=True), Diagnostics())
    tools = Toolchain.find(None, ("-O0",))
    texts = []
    for each in (made, boxed):
        path, _ = cached_executable(each.c_text, each.name, tools, each.foreign, each.units)
        texts.append(run([str(path)], tmp_path, None, 60.0).stdout.decode())
    assert texts[0] == texts[1]
    assert texts[0].startswith("double 1;\ncell 2;double 1;char 1;\nchar 3;\nlogical 1;\n")
