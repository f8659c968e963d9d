"""The runtime's sources as items, preprocessed for a system that has nothing but C.

Of what the system's headers define nothing is replaced: these are empty here, so that the text
holds for every C library. Only the runtime's own macros and files are put in.
"""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from mat2c.build import cache as store
from mat2c.build.compiler import Toolchain
from mat2c.build.errors import CompileError
from mat2c.build.standalone.c_items import Item, code_start, items_of, split
from mat2c.support.record import dataclass, field
from mat2c.support.resources import include_dir, runtime_dir

_PLAIN = ("-DM2C_POSIX=0", "-DM2C_THREADS=0", '-DM2C_PT="td"')
_ONLY_OURS = ("-undef", "-nostdinc", "-std=c11", *_PLAIN)
_SYSTEM = re.compile(r"^[ \t]*#[ \t]*include[ \t]*<([\w/.]+)>", re.MULTILINE)
_MARKER = re.compile(r'^# (\d+) "([^"]*)"((?: \d)*)$')
_MACRO = re.compile(r"^#define (\w+)((?:\([^)]*\))?)(.*)$", re.MULTILINE)


@dataclass(slots=True, eq=False)
class Unit:
    """A source, or a header: what it defines, in order, and the system's headers that it reads."""

    name: str
    items: list[Item] = field(default_factory=list)
    includes: set[str] = field(default_factory=set)

    @property
    def is_public(self) -> bool:
        """True of headers for programs, not for the runtime itself."""
        return Path(self.name).is_relative_to(include_dir())


@dataclass(slots=True, eq=False)
class Runtime:
    """All of it. Headers come before those that include them."""

    sources: dict[str, Unit] = field(default_factory=dict)
    headers: dict[str, Unit] = field(default_factory=dict)
    macros: dict[str, str] = field(default_factory=dict)
    of_sparse: dict[str, str] = field(default_factory=dict)  # for programs with sparse matrices


def runtime_items() -> Runtime:
    """What the installed runtime has, from the cache where it is there."""
    tools = Toolchain.find(None)
    files = [*_sources(), *sorted(include_dir().rglob("*.h"))]
    readers = [Path(__file__), Path(__file__).with_name("c_items.py")]
    texts = [file.read_bytes() for file in [*files, *readers]]
    identity = store.key(os.fsencode(runtime_dir()), *texts)  # units have absolute names

    def make(output: Path) -> None:
        output.write_bytes(pickle.dumps(_read(tools)))

    return _load(store.entry("runtime", f"items-{identity}.pickle", make))


@cache
def _load(path: Path) -> Runtime:
    loaded = pickle.loads(path.read_bytes())
    assert isinstance(loaded, Runtime)
    return loaded


def _sources() -> list[Path]:
    folder = runtime_dir() / "src"
    return sorted(p for p in folder.rglob("*") if p.suffix in (".c", ".h", ".inc"))


def _read(tools: Toolchain) -> Runtime:
    found = Runtime()
    sources = [path for path in _sources() if path.suffix == ".c"]
    with tempfile.TemporaryDirectory(prefix="mat2c-") as folder:
        system = Path(folder)
        _write_stubs(system)
        callers = system / "callers.c"  # what only generated headers include
        callers.write_text('#include "m2c/array.h"\n')
        text = _preprocessed(tools, system, "-C", *map(str, [*sources, callers]))
        found.macros = _macros(tools, system, "m2c.h", "count.h")
        more = _macros(tools, system, "m2c.h", "sparse.h").items()
        found.of_sparse = {name: text for name, text in more if name not in found.macros}
        _take_units(text, str(system), found)
    return found


def _macros(tools: Toolchain, system: Path, *headers: str) -> dict[str, str]:
    """The definitions of macros behind headers, by name."""
    file = system / "macros.c"
    file.write_text("".join(f'#include "m2c/{name}"\n' for name in headers))
    found = _MACRO.finditer(_preprocessed(tools, system, "-dM", str(file)))
    return {m[1]: m[0] for m in found if not m[1].endswith("_H") and not m[1].startswith("__")}


def _preprocessed(tools: Toolchain, system: Path, *arguments: str) -> str:
    command = [*tools.command, "-E", *_ONLY_OURS, f"-I{system}", f"-I{include_dir()}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="latin-1")
    if done.returncode:
        raise CompileError(command, done.stderr)
    return done.stdout


def _write_stubs(folder: Path) -> None:
    """Empty files for all headers of the system that are read anywhere."""
    for file in [*_sources(), *include_dir().rglob("*.h")]:
        for name in _SYSTEM.findall(file.read_text(encoding="latin-1")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).touch()


def _take_units(text: str, system: str, found: Runtime) -> None:
    """Adds what the preprocessor gave for all sources, one after the other."""
    stack: list[str] = []
    lines: list[str] = []
    places: list[tuple[int, str, str]] = []  # from where on: the source, and whose the text is
    source, length = "", 0
    sees: dict[str, set[str]] = {}
    old: set[str] = set()  # headers that another source has read
    repeated = False
    includes: dict[str, set[str]] = {}
    for line in text.split("\n"):
        marker = _MARKER.match(line) if line.startswith("# ") else None
        if marker is None:
            if not repeated:
                lines.append(line)
                length += len(line) + 1
            continue
        path, flags = marker[2], marker[3].split()
        if path.startswith("<"):
            continue
        if path.endswith(".c") and path != source:
            source, stack, old = path, [path], old | sees.get(source, set())
        elif "1" in flags:
            if path.startswith(system):
                includes.setdefault(_owner(stack), set()).add(path[len(system) + 1 :])
            stack.append(path)
            if path.endswith(".h") and not path.startswith(system):
                sees.setdefault(source, set()).add(path)
        elif "2" in flags and len(stack) > 1:
            stack.pop()
        repeated = not old.isdisjoint(stack)
        places.append((length, source, _owner(stack)))
    _take_items("\n".join(lines), places, found)
    for unit in [*found.sources.values(), *found.headers.values()]:
        unit.includes |= includes.get(unit.name, set())


def _owner(stack: list[str]) -> str:
    """The innermost file that is no template."""
    return next((path for path in reversed(stack) if not path.endswith(".inc")), stack[0])


def _take_items(text: str, places: list[tuple[int, str, str]], found: Runtime) -> None:
    at = 0
    known: set[tuple[str, str]] = set()
    for start, end in split(text):
        while at + 1 < len(places) and places[at + 1][0] <= start + code_start(text[start:end]):
            at += 1
        owner = places[at][2]
        units = found.headers if owner.endswith(".h") else found.sources
        unit = units.setdefault(owner, Unit(owner))
        for item in items_of(text[start:end]):
            if owner.endswith(".h") and (owner, item.text) in known:
                continue
            known.add((owner, item.text))
            unit.items.append(item)
