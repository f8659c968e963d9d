"""No MATLAB name becomes one that the headers of C and of the runtime declare or define."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import mat2c.codegen
from mat2c.build.compiler import Toolchain
from mat2c.codegen.c_names import LOCALS, Names
from mat2c.support.resources import include_dir


def test_names_of_headers_are_kept_free(tmp_path: Path) -> None:
    source = tmp_path / "all.c"
    source.write_text('#include "m2c/m2c.h"\n')
    toolchain = Toolchain.find()
    text = toolchain.preprocess(source, f"-I{include_dir()}")
    text = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    macros = toolchain.preprocess(source, f"-I{include_dir()}", "-dM")
    taken = _outermost(text) | set(re.findall(r"#define (\w+)", macros))
    assert "erff" in taken
    assert not {name for name in taken if Names().fresh(name) == name}


def test_locals_hide_no_function_whatever_suffix_they_get() -> None:
    names = Names(["log_", "x_2"])
    given = [names.fresh(wish) for wish in ("log", "x", "x", "x", "y")]
    assert not {"log_", "x_2"} & set(given)
    assert len(set(given)) == len(given)


def test_locals_of_emitters_are_kept_free() -> None:
    declared = set(_declared_locals())
    assert declared >= {"rows", "value"}
    assert declared <= LOCALS
    assert not {name for name in LOCALS if Names().fresh(name) == name}


def _declared_locals() -> Iterator[str]:
    """The names that the modules of codegen write out where they declare a C variable."""
    for path in Path(mat2c.codegen.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            callee = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            name = callee.id if isinstance(callee, ast.Name) else callee
            if name not in ("declare", "declare_array", "Declare"):
                continue
            declared = node.args[1]
            if isinstance(declared, ast.Constant) and isinstance(declared.value, str):
                yield declared.value


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
