"""Finding a builtin by name.

The runtime's headers (`m2c/fn_*.h`) are the list of what exists in boxed form; the family modules
of this package declare what typed code may know beyond that; `stdlib/*.m` are functions written in
MATLAB.
"""

from __future__ import annotations

import functools
import re

from mat2c.builtins import silent
from mat2c.builtins.coarse import COARSE
from mat2c.builtins.declaration import Builtin
from mat2c.builtins.families import (
    aggregate,
    choices,
    constructors,
    dictionaries,
    elementwise,
    factors,
    fields_by_name,
    matrices,
    number_theory,
    queries,
    reductions,
    reshaping,
    streams,
    string_arrays,
    strings,
    texts,
)
from mat2c.builtins.ignored import IGNORED, NUMBERS, REFUSED, answers
from mat2c.support.record import replace
from mat2c.support.resources import runtime_dir, stdlib_dir

FAMILIES = (
    aggregate,
    choices,
    reshaping,
    constructors,
    dictionaries,
    elementwise,
    factors,
    matrices,
    number_theory,
    queries,
    reductions,
    silent,
    streams,
    texts,
    string_arrays,
    strings,
    fields_by_name,
)
_ARITY = re.compile(r'^\{"(\w+)", (-?\d+), (-?\d+)\},$', re.MULTILINE)
_PROTOTYPE = re.compile(r"\bm2c_fn_(\w+)|\bM2C_FN\((\w+)\)")


def _declared() -> dict[str, Builtin]:
    table: dict[str, Builtin] = {}
    for family in FAMILIES:
        for declaration in family.DECLARATIONS:
            if declaration.name in table:
                raise ValueError(f"builtin {declaration.name} declared twice")
            table[declaration.name] = declaration
    return table


def _limits() -> dict[str, tuple[int | None, int | None]]:
    """How many inputs and outputs functions have at most, from the runtime's tables: that of
    Octave, and that of what takes more here."""
    tables = (runtime_dir() / "src" / name for name in ("arity.inc", "arity_more.inc"))
    text = "".join(table.read_text(encoding="latin-1") for table in tables)
    return {match[1]: (_most(match[2]), _most(match[3])) for match in _ARITY.finditer(text)}


def _most(count: str) -> int | None:
    """A negative count has no limit."""
    return int(count) if int(count) >= 0 else None


@functools.cache
def _table() -> dict[str, Builtin]:
    declared, limits = _declared(), _limits()
    table = {name: b for name, b in declared.items() if b.typed in ("fill", "query") or b.element}
    for header in sorted((runtime_dir() / "include" / "m2c").glob("fn_*.h")):
        for match in _PROTOTYPE.finditer(header.read_text(encoding="latin-1")):
            name = match[1] or match[2]
            known = declared.get(name) or Builtin(name)
            inputs, outputs = limits.get(name, (None, None))
            table[name] = replace(known, boxed=True, inputs=inputs, outputs=outputs)
    for source in sorted(stdlib_dir().glob("*.m")):
        inputs, outputs = limits.get(source.stem, (None, None))
        of_source = Builtin(source.stem, source=True, inputs=inputs, outputs=outputs)
        table.setdefault(source.stem, of_source)
    for name in IGNORED:
        inputs, _ = limits.get(name, (None, None))
        without_effect = Builtin(
            name,
            ignored=True,
            inputs=inputs,
            gives=NUMBERS.get(name),
            answers=answers(name),
            refused=name in REFUSED,
        )
        table.setdefault(name, without_effect)
    for name, rule in COARSE.items():
        table[name] = replace(table[name], coarse=rule)
    return table


@functools.cache
def octave_names() -> frozenset[str]:
    """Octave's functions, by the runtime's tables: a variable that hides one is noted in errors."""
    text = (runtime_dir() / "src" / "function_names.c").read_text(encoding="latin-1")
    tables = re.findall(r"const (?:built_in|linked|lacking)\[\] = \{(.*?)\};", text, re.DOTALL)
    lines = re.findall(r'"([^"]*)"', "".join(tables))
    return frozenset(" ".join(lines).split()) | frozenset(_limits())


@functools.cache
def boxed_names() -> tuple[str, ...]:
    """The builtins that the runtime has, sorted."""
    return tuple(sorted(n for n, b in _table().items() if b.boxed))


def find(name: str) -> Builtin | None:
    """The declaration of a builtin, or None."""
    return _table().get(name)


def names() -> list[str]:
    """All builtins, sorted."""
    return sorted(_table())
