"""A program or library and what it reaches of the runtime, in one C file and, of a library, one
header."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap

from mat2c.build.errors import ToolError
from mat2c.build.standalone.c_items import Item, item_of, renamed, split
from mat2c.build.standalone.reached import Reach, Reached, words_of
from mat2c.build.standalone.runtime_items import Runtime, Unit, runtime_items
from mat2c.build.standalone.spread import spread

_INCLUDE = re.compile(r'^#include "m2c/[\w/.]+"\n', re.MULTILINE)
_LINKAGE = re.compile(r"^M2C_API_(?:BEGIN|END)\n+", re.MULTILINE)
_SPARSE = '#include "m2c/sparse.h"'
_FOR_CALLERS = frozenset(("m2c_error_message", "m2c_error_id", "m2c_last_failure"))
_FOR_VALUES = frozenset(
    """m2c_retain m2c_release m2c_new m2c_double m2c_complex m2c_bool m2c_chars m2c_empty m2c_cell
    m2c_view m2c_get m2c_getc m2c_is_string m2c_cstring m2c_free""".split()
)
"""What callers make and read values with, where a header has any."""
_ARRAY = re.compile(r"m2c_\w+_array")
_IN_HEADERS = frozenset(("stdbool.h", "stddef.h", "stdint.h"))
_COMPLEX = re.compile(r"^typedef (\w+) complex (\w+);$", re.MULTILINE)
_IN_BOTH = r"""#ifdef __cplusplus
__extension__ typedef \1 _Complex \2;
#else
typedef \1 complex \2;
#endif"""
_WIDTH = 100
_RESTRICT = """#ifdef __cplusplus
#define M2C_RESTRICT
#else
#define M2C_RESTRICT restrict
#endif"""
_CPP = ('#ifdef __cplusplus\nextern "C" {\n#endif', "#ifdef __cplusplus\n}\n#endif")


def standalone(c_text: str, header_text: str) -> tuple[str, str]:
    """The two texts as they are without a runtime beside them; a program has no header."""
    runtime = runtime_items()
    reach, public = Reach(runtime), Reached()
    wanted = words_of(c_text)
    if _SPARSE in c_text:
        wanted |= words_of("\n".join(runtime.of_sparse.values()))
    if header_text:
        words = words_of(header_text) | _FOR_CALLERS
        words |= _FOR_VALUES if "m2c_value" in words else set()
        words |= {f"{w}_{do}" for w in words if _ARRAY.match(w) for do in ("init", "free")}
        wanted |= words
        public = reach.from_words(words, declared_only=True)
    reached = reach.from_words(wanted)
    _refuse_absent(runtime, reached)
    header = _header(header_text, runtime, public) if header_text else ""
    return _source(c_text, runtime, reached, public), header


def _refuse_absent(runtime: Runtime, reached: Reached) -> None:
    for unit in runtime.sources.values():
        names = [n for item in reached.of(unit) for n in item.defines if n.startswith("m2c_fn_")]
        if Path(unit.name).stem == "absent" and names:
            functions = ", ".join(sorted(name.removeprefix("m2c_fn_") for name in names))
            raise ToolError(f"--standalone: needs more than C has: {functions}")


def _header(text: str, runtime: Runtime, public: Reached) -> str:
    """The header with the declarations that it needs in place of those that it included."""
    system = _includes(runtime, public, _IN_HEADERS)
    declared = [_section(u, public.of(u), {}) for u in runtime.headers.values()]
    declared = [_COMPLEX.sub(_IN_BOTH, section) for section in declared]
    restrict = [_RESTRICT] if "M2C_RESTRICT" in words_of(text) else []
    own = [*system, *restrict, _CPP[0], *filter(None, declared)]
    text = _LINKAGE.sub("", text).replace("\n#endif\n", f"\n{_CPP[1]}\n\n#endif\n", 1)
    first, *rest = _INCLUDE.split(text)
    return first + "\n\n".join(own) + "\n" + "".join(rest)


def _source(text: str, runtime: Runtime, reached: Reached, public: Reached) -> str:
    first, *rest = _INCLUDE.split(text)
    program = "".join(rest).strip("\n")
    sparse = runtime.of_sparse if _SPARSE in text else {}
    headers = runtime.headers.values()
    hidden = Reached(reached.items - public.items, reached.macros)
    declared = [_section(unit, hidden.of(unit), {}) for unit in headers]
    names = _names_apart(program, runtime, reached)
    defined = [
        _section(unit, reached.of(unit), names.get(unit.name, {}))
        for unit in runtime.sources.values()
    ]
    own, program = _own_includes(program)
    parts = [
        first.strip("\n"),
        "\n".join(filter(None, ["\n".join(_includes(runtime, reached)), own])),
        "\n".join(_macro(runtime.macros[name]) for name in _in_order(runtime, reached.macros)),
        *declared,
        "/* --- the program ------------------------------------------------------------- */",
        "\n".join(map(_macro, sparse.values())),
        program,
        "\n".join(f"#undef {name}" for name in sparse),
        *defined,
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _own_includes(program: str) -> tuple[str, str]:
    """The lines that include the file's own header and the system's, and the rest."""
    lines = program.split("\n")
    found = [line for line in lines if line.startswith("#include")]
    return "\n".join(found), "\n".join(x for x in lines if not x.startswith("#include")).strip("\n")


def _includes(runtime: Runtime, reached: Reached, more: frozenset[str] = frozenset()) -> list[str]:
    """The system's headers behind all that is reached, and more."""
    found = set(more)
    for unit in [*runtime.headers.values(), *runtime.sources.values()]:
        if reached.of(unit):
            found |= unit.includes
    if reached.macros:
        found |= {"float.h", "limits.h", "math.h", "stdint.h"}
    return ["\n".join(f"#include <{name}>" for name in sorted(found))]


def _in_order(runtime: Runtime, names: Iterable[str]) -> list[str]:
    wanted = set(names)
    return [name for name in runtime.macros if name in wanted]


def _macro(line: str) -> str:
    """A definition, in several lines where it is long."""
    if len(line) <= _WIDTH:
        return line
    parts = wrap(line, _WIDTH - 6, break_long_words=False, break_on_hyphens=False)
    return " \\\n    ".join(parts)


def _section(unit: Unit, items: list[Item], names: dict[str, str]) -> str:
    """What is reached of a file, under its name."""
    if not items:
        return ""
    name = Path(unit.name)
    shown = f"m2c/{name.name}" if name.suffix == ".h" and name.parent.name == "m2c" else name.name
    texts = []
    for k, item in enumerate(items):
        text = spread(renamed(item, names) if names else item.text)
        apart = k and ("\n" in text or "\n" in items[k - 1].text)
        texts.append(("\n" if apart else "") + text)
    return f"/* --- {shown} {'-' * max(3, 72 - len(shown))} */\n\n" + "\n".join(texts)


def _names_apart(program: str, runtime: Runtime, reached: Reached) -> dict[str, dict[str, str]]:
    """New names for what several sources, or the program, call the same."""
    taken = {n for s, e in split(program) for i in [item_of(program[s:e])] if i for n in i.defines}
    for header in runtime.headers.values():
        taken |= {name for item in reached.of(header) for name in item.defines}
    owners: dict[str, list[str]] = defaultdict(list)
    for unit in runtime.sources.values():
        for name in {n for item in reached.of(unit) if item.is_static for n in item.defines}:
            owners[name].append(unit.name)
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for name, units in owners.items():
        for unit_name in units if len(units) > 1 or name in taken else []:
            found[unit_name][name] = f"{name}_{Path(unit_name).stem}"
    return found
