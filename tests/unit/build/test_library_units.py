"""Library functions that are compiled once: their C files hang on nothing of the program, objects
are shared, and what does hang on it stays with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.build.cc import cached_executable
from mat2c.build.compiler import Toolchain
from mat2c.build.runtime import runtime_library
from mat2c.build.unit_objects import unit_objects
from mat2c.driver import session
from mat2c.driver.session import Translation
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from tests.harness.outcome import run

BOXED = Options(boxed=True, separate=True)
TOOLS = Toolchain.find(None, ("-O0",))


def translated(folder: Path, text: str, options: Options = BOXED, **more: str) -> Translation:
    folder.mkdir(exist_ok=True)
    for name, function in more.items():
        (folder / f"{name}.m").write_text(function)
    source = folder / "prog.m"
    source.write_text(text)
    return session.translate(source, options, Diagnostics())


def printed(made: Translation) -> str:
    path, _ = cached_executable(made.c_text, made.name, TOOLS, made.foreign, made.units)
    return run([str(path)], path.parent, None, 60.0).stdout.decode()


def names(made: Translation) -> set[str]:
    return {unit.name.removeprefix("m2c_lib_") for unit in made.units}


def test_texts_are_the_same_in_all_programs(tmp_path: Path) -> None:
    one = translated(tmp_path / "a", "disp (roots ([1 -3 2])), f = @(x) x + 1; disp (f (1))\n")
    text = "function y = poly (x)\ny = x;\nend\nfunction v = f (x)\nv = x;\nend\n"
    other = translated(tmp_path / "b", f"1;\n{text}disp (trapz (f (1:3)) + roots ([1 2]))\n")
    assert set(one.units) & set(other.units) == {u for u in one.units if u.name == "m2c_lib_roots"}
    assert "m2c_lib_roots (" not in one.c_text
    assert "int m2c_lib_roots(const m2c_value *self" in one.c_text


def test_objects_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = translated(tmp_path, "disp (polyval ([1 2], trapz ([1 2 3])))\n")
    library = runtime_library(TOOLS)
    objects, _ = unit_objects(made.units, tmp_path, TOOLS, library)
    assert len(objects) == len(made.units) > 1
    monkeypatch.setattr(Toolchain, "compile", lambda *_: pytest.fail("compiled again"))
    other = tmp_path / "other"
    other.mkdir()
    again, _ = unit_objects(made.units, other, TOOLS, library)
    assert [path.read_bytes() for path in again] == [path.read_bytes() for path in objects]


def test_one_file_has_all(tmp_path: Path) -> None:
    made = translated(tmp_path, "disp (roots ([1 -3 2]))\n", Options(boxed=True))
    assert not made.units
    assert "m2c_lib_" not in made.c_text


def test_persistent_variables_are_the_program_s(tmp_path: Path) -> None:
    made = translated(
        tmp_path, "lsode_options ('step limit', 5), disp (lsode_options ('step limit'))\n"
    )
    assert "lsode_options" not in names(made)
    assert printed(made) == "5\n"


def test_a_function_of_the_program_with_a_name_of_the_library(tmp_path: Path) -> None:
    """The library calls its own."""
    own = "function y = poly (x)\ny = 7;\nend\n"
    text = "[r, p] = residue (1, [1 3 2]); disp (r'), disp (poly (1))\n"
    made = translated(tmp_path, text, poly=own)
    assert {"poly", "residue"} <= names(made)
    assert printed(made).split() == ["-1", "1", "7"]


@pytest.mark.parametrize("boxed", [False, True])
def test_errors_tell_the_same(tmp_path: Path, boxed: bool) -> None:
    text = "try, polyfit ([1 2 3], [1 2], 1), catch e, disp (e.message), end\nroots ({})\n"
    outcomes = []
    for separate in (False, True):
        made = translated(tmp_path, text, Options(boxed=boxed, separate=separate))
        path, _ = cached_executable(made.c_text, made.name, TOOLS, made.foreign, made.units)
        outcomes.append(run([str(path)], tmp_path, None, 60.0))
    assert outcomes[0] == outcomes[1]
    assert outcomes[0].code == 1
