"""No MATLAB name becomes one that the headers of C and of the runtime declare or define."""

from __future__ import annotations

import re
from pathlib import Path

from mat2c.build.compiler import Toolchain
from mat2c.codegen.cnames import Names
from mat2c.resources import include_dir


def test_names_of_headers_are_kept_free(tmp_path: Path) -> None:
    source = tmp_path / "all.c"
    source.write_text('#include "m2c/m2c.h"\n')
    toolchain = Toolchain.find()
    text = toolchain.preprocess(source, f"-I{include_dir()}")
    macros = toolchain.preprocess(source, f"-I{include_dir()}", "-dM")
    taken = _outermost(text) | set(re.findall(r"#define (\w+)", macros))
    assert "erff" in taken
    assert not {name for name in taken if Names().fresh(name) == name}


def test_locals_hide_no_function_whatever_suffix_they_get() -> None:
    names = Names(["log_", "x_2"])
    given = [names.fresh(wish) for wish in ("log", "x", "x", "x", "y")]
    assert not {"log_", "x_2"} & set(given)
    assert len(set(given)) == len(given)


def _outermost(text: str) -> set[str]:
    """The words of a C file that stand in no brackets."""
    depth = 0
    found = set()
    for token in re.findall(r"[A-Za-z_]\w*|[^\sA-Za-z_]", text):
        if token in "({[":
            depth += 1
        elif token in ")}]":
            depth -= 1
        elif depth == 0 and token.isidentifier():
            found.add(token)
    return found
