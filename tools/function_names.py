"""Asks Octave which names are functions and writes the runtime's lists of them.

    function_names.py

To be run when a function is added: `exist` and `nargin` answer from the lists
(`runtime/src/function_names.c`, `runtime/src/arity.inc`). `runtime/src/missing.inc` lists the names
that Octave has a hint for where they are undefined.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterable
from pathlib import Path

import mat2c.lower.program
from mat2c import builtins
from mat2c.builtins.families import dictionaries, string_arrays
from mat2c.support.record import dataclass
from mat2c.support.resources import runtime_dir, stdlib_dir
from tests.harness.octave import OPTIONS

NAMES = runtime_dir() / "src" / "function_names.c"
ARITY = runtime_dir() / "src" / "arity.inc"
MISSING = runtime_dir() / "src" / "missing.inc"
ASK = """
1;
function said = message (name)
  said = "";
  try
    eval ([name " = 1; " name "(5);"]);
  catch err
    said = err.message;
  end
end
function [in, out] = arity (name)
  in = out = NaN;
  try
    in = nargin (name);
    out = nargout (name);
  end
end
function tell (name_, in_, out_)
  noted_ = any (strfind (message (name_), "shadows function"));
  printf ("%%s %%d %%d %%d %%d\\n", name_, exist (name_), noted_, in_, out_);
end
function tell_all (names_)
  for k_ = 1:numel (names_)
    if (isvarname (names_{k_}))
      [in_, out_] = arity (names_{k_});
      tell (names_{k_}, in_, out_);
    end
  end
end
tell_all (unique ([__list_functions__(); __builtins__(); strsplit("%s")']));
"""

HINTS = r"""
words = unique (regexp (fileread (which ("__unimplemented__")), '\w+', 'match'));
for k = 1:numel (words)
  if (isvarname (words{k}) && ! exist (words{k}))
    hint = strsplit (__unimplemented__ (words{k}), "\n\n"){1};
    if (! isempty (hint))
      printf ("%s %s\n", words{k}, strrep (hint, "\n", " "));
    end
  end
end
"""
BELONGS = re.compile(r"The '\w+' function belongs to the (\w+) package from Octave Forge")
UNWRITTEN = re.compile(r"The '\w+' function is not yet implemented in Octave\.")


@dataclass(frozen=True)
class Answer:
    """What Octave says of a name: `kind` is 2 for a file, 3 for one of machine code, 5 for a
    built-in function; `noted` that a variable of that name hides it with a note; `arity`, the
    counts of inputs and outputs."""

    name: str
    kind: str
    noted: bool
    arity: tuple[str, str]


def main() -> int:
    has = {*builtins.names(), *mat2c.lower.calls.SPECIAL}
    answers = [a for a in ask(has) if not a.name.startswith("__") and a.kind in "235"]
    ours = [a for a in answers if a.name in has]
    files = [a for a in ours if a.kind == "2"]
    built_in = [a for a in ours if a.kind == "5"]
    write_arities(a for a in files if a.arity[0] != "NaN")
    write_names("classes", (a.name for a in files if a.arity[0] == "NaN"))
    write_names("built_in", (a.name for a in built_in if a.noted))
    write_names("aliases", (a.name for a in built_in if not a.noted))
    write_names("linked", (a.name for a in ours if a.kind == "3"))
    write_names("beyond", beyond(a.name for a in ours))
    write_names("lacking", (a.name for a in answers if a.noted and a not in ours))
    write_hints(hints())
    return 0


def beyond(known: Iterable[str]) -> set[str]:
    """The functions of the library, and of MATLAB's dialect, that Octave lacks."""
    own = {path.stem for path in stdlib_dir().glob("*.m")}
    own |= {d.name for family in (dictionaries, string_arrays) for d in family.DECLARATIONS}
    return {name for name in own - set(known) if not name.startswith(("__", "matlab_"))}


def ask(names: Iterable[str]) -> list[Answer]:
    rows = (line.split() for line in told(ASK % " ".join(sorted(names))))
    return [Answer(n, kind, noted == "1", (i, o)) for n, kind, noted, i, o in rows]


def hints() -> dict[str, list[str]]:
    """Names without a function, by what Octave says of them: the package that has them, "" for
    what is not written yet, or a text of its own."""
    found: dict[str, list[str]] = {}
    for line in told(HINTS):
        name, _, hint = line.strip().partition(" ")
        belongs = BELONGS.match(hint)
        key = belongs[1] if belongs else "" if UNWRITTEN.match(hint) else hint
        found.setdefault(key, []).append(name)
    return found


def told(script: str) -> list[str]:
    """The lines that Octave prints for a script."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "ask_names.m"
        program.write_text(script)
        command = ["octave", *OPTIONS, str(program)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def write_hints(hints: dict[str, list[str]]) -> None:
    head = MISSING.read_text().splitlines()[:1]
    rows = [
        f'{{"{key}", " {line} "}},'
        for key, names in sorted(hints.items())
        for line in textwrap.wrap(" ".join(sorted(names)), 80, break_on_hyphens=False)
    ]
    MISSING.write_text("\n".join([*head, *rows, ""]))


def write_arities(answers: Iterable[Answer]) -> None:
    head = ARITY.read_text().splitlines()[:1]
    rows = [f'{{"{a.name}", {a.arity[0]}, {a.arity[1]}}},' for a in answers]
    ARITY.write_text("\n".join([*head, *sorted(rows), ""]))


def write_names(array: str, names: Iterable[str]) -> None:
    lines = textwrap.wrap(" ".join(sorted(names)), 96, break_on_hyphens=False)
    body = "".join(f'    " {line} ",\n' for line in lines)
    start = f"static const char *const {array}[] = {{\n"
    text = NAMES.read_text()
    before, _, rest = text.partition(start)
    NAMES.write_text(before + start + body + rest[rest.index("};") :])


if __name__ == "__main__":
    sys.exit(main())
