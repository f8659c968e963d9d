"""infer/engine: rounds over what is assumed of variables outside of functions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from mat2c.driver.compilation import Compilation
from mat2c.infer.engine import Engine, Specialisation
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from tests.unit.compiled import inferred

PROGRAM = """1;
function r = apart(x), r = x * 2; end
function r = reads(x), global g; r = g + x; end
function r = above(x), r = reads(x) + apart(x); end
function stores(x), global g; g = x; end
global g
g = 1;
a = above(3); stores(2.5); b = apart(3);
"""


def test_what_uses_no_changed_variable_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = Counter[str]()
    analyse = Engine._analyse

    def counted(engine: Engine, spec: Specialisation) -> None:
        runs[spec.function.name] += 1
        analyse(engine, spec)

    monkeypatch.setattr(Engine, "_analyse", counted)
    specs = {spec.function.name: spec for spec in inferred(PROGRAM)}
    assert runs["apart"] == 1
    assert runs["reads"] == runs["above"] > 1
    assert [t.to_text() for t in specs["reads"].outputs] == ["double[1,1]{4..5.5, finite}"]


def test_specialisations_are_counted_from_one() -> None:
    assert {str(spec.number) for spec in inferred(PROGRAM)} == {"1"}


def test_a_load_that_was_folded_is_known_to_have_been_one() -> None:
    """In the first rounds g is 1 wherever it is read."""
    text = PROGRAM.replace("stores(2.5); b", "for k = 1:9, stores(k); a = above(k); end, b")
    found = [spec.outputs[0] for spec in inferred(text) if spec.function.name == "reads"]
    assert max(t.range.numeric_high for t in found) >= 18


SHARED = """function r = lib(x)
  keep = x > 1; r = part();
  function m = part(), keep = keep & x; m = keep; end
end
"""


def test_a_variable_that_may_hold_anything_may_also_be_undefined(tmp_path: Path) -> None:
    """Rounds come to an end where a shared variable is anything and is read before its store."""
    file = tmp_path / "lib.m"
    file.write_text(SHARED)
    found = Diagnostics()
    Compilation(file, Options(main=False, opt_level=0), found).warn()
    assert not found.has_errors
