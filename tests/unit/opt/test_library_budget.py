"""How large the library's part of a program may be, and what stays specialised then."""

from __future__ import annotations

from pathlib import Path

from mat2c.driver.compilation import Compilation
from mat2c.ir.functions.library_functions import is_of_library
from mat2c.opt.calls import library_budget
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

HULLS = "x = [0 1 1 0 .5]'; y = [0 0 1 1 .4]';\n"
CALL = "griddata (x, y, x + {0} * y, [.2 .7], [.3; .6], 'v4'), quadcc (@(x) x .^ {0}, 0, 1)\n"
HOT = "s = 0;\nfor k = 1:1e4, s = s + fzero (@(x) x ^ 2 - k, [0 k]); end, s\n"


def library_part(folder: Path, text: str) -> dict[str, int]:
    """The instructions of the specialisations of the library, by function."""
    source = folder / "prog.m"
    source.write_text(text)
    work = Compilation(source, Options(), Diagnostics())
    work.middle()
    entry = work.infer()
    assert entry is not None
    found: dict[str, int] = {}
    for spec in work.engine.reachable(entry):
        if is_of_library(spec.function):
            name = spec.signature.name
            found[name] = found.get(name, 0) + sum(1 for _ in spec.function.instrs())
    return found


def test_one_call_is_specialised(tmp_path: Path) -> None:
    assert "quadcc" in library_part(tmp_path, "q = quadcc (@(x) x .^ 2, 0, 1)\n")


def test_many_calls_keep_to_the_budget(tmp_path: Path) -> None:
    text = HULLS + "".join(CALL.format(k) for k in range(2, 6))
    assert sum(library_part(tmp_path, text).values()) < 2 * library_budget._ALWAYS


def test_what_is_called_often_stays(tmp_path: Path) -> None:
    text = HULLS + "".join(CALL.format(k) for k in range(2, 6)) + HOT
    assert "fzero" in library_part(tmp_path, text)
