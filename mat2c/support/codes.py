"""The table of diagnostics: what each code means, and which warnings are on.

`docs/diagnostics.md` is made from it. Codes are stable: programs silence warnings by them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from mat2c.support.record import dataclass

ERROR, WARNING = "error", "warning"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of diagnostic. A warning that is not `default` is given where `-W CODE` or `-Wall`
    asks for it; `matlab` is what MATLAB's editor calls the same in `%#ok<…>`."""

    code: str
    severity: str
    meaning: str
    default: bool = True
    matlab: str = ""


_KINDS = (
    Kind("bad-types", ERROR, "The types that `--args` gives don't fit the program, or are none."),
    Kind(
        "classdef-program",
        ERROR,
        "The program is a `classdef` file, which only scripts can use.",
    ),
    Kind("misplaced-jump", ERROR, "A `break` or `continue` stands outside of a loop."),
    Kind("misplaced-tilde", ERROR, "A `~` stands where a value is wanted."),
    Kind("mixed-state", ERROR, "With `--instances`, a variable that stays has no one type."),
    Kind("needs-heap", ERROR, "With `--no-heap`, something has no bound, or allocates."),
    Kind("no-entry", ERROR, "A library's entry is no function, or stands in no function file."),
    Kind("parfor", ERROR, "In MATLAB's dialect, rounds of a `parfor` depend on each other."),
    Kind(
        "parfor-reduction",
        ERROR,
        "In MATLAB's dialect, a `parfor` makes a variable of itself in several ways.",
    ),
    Kind(
        "parfor-temporary",
        ERROR,
        "In MATLAB's dialect, a round of a `parfor` reads a variable that it sets later.",
    ),
    Kind(
        "parfor-transparency",
        ERROR,
        "In MATLAB's dialect, a `parfor` reaches variables that its text doesn't name.",
    ),
    Kind("syntax", ERROR, "The text is no program."),
    Kind("too-many-errors", ERROR, "The rest of a file with many errors isn't read."),
    Kind("unreadable-file", ERROR, "A file of the program can't be read."),
    Kind("assigned-condition", WARNING, "A condition is an assignment; `==` may be meant."),
    Kind("bad-subscript", WARNING, "A subscript is surely no positive integer."),
    Kind("broken-file", WARNING, "A function's file has a syntax error: calls of it fail."),
    Kind(
        "classdef",
        WARNING,
        "What a class would inherit is missing: there is no such superclass.",
    ),
    Kind("coder", WARNING, "A function of MATLAB Coder is not known, or can't be had."),
    Kind("duplicate-function", WARNING, "A file defines two functions of the same name."),
    Kind(
        "endless-recursion",
        WARNING,
        "Functions call themselves or each other on every way.",
    ),
    Kind("extrinsic", WARNING, "Calls of a function that `coder.extrinsic` declares are left out."),
    Kind("failing-call", WARNING, "A library function surely rejects the arguments of a call."),
    Kind("misleading-end", WARNING, "An `end` is indented as if it closed another block."),
    Kind("missing-input", WARNING, "A call doesn't give an input that the function then uses."),
    Kind("nonconformant", WARNING, "The sizes of operands surely don't fit together."),
    Kind("out-of-bound", WARNING, "A subscript is surely greater than the array."),
    Kind("serial-parfor", WARNING, "With `--openmp`, a `parfor` can't run on several threads."),
    Kind("shadowed-function", WARNING, "A variable hides the function that a call seems to mean."),
    Kind("stray-script", WARNING, "A script is called where a value or arguments don't fit."),
    Kind("too-many-inputs", WARNING, "A function is called with more inputs than it has."),
    Kind("too-many-outputs", WARNING, "More outputs are asked for than a function has."),
    Kind("undefined", WARNING, "Nothing has this name."),
    Kind("undefined-variable", WARNING, "A variable surely has no value where it is read."),
    Kind("unknown-field", WARNING, "A struct surely has no field of this name."),
    Kind("unset-output", WARNING, "A call surely gets no value for an output that it asks for."),
    Kind("wrong-class", WARNING, "An operation surely doesn't exist for the classes of operands."),
    Kind("maybe-undefined", WARNING, "A variable has no value on some way to a read.", False),
    Kind("maybe-unset", WARNING, "A function doesn't set an output on some way.", False),
    Kind("unreachable", WARNING, "A statement can't be reached.", False, "UNRCH"),
    Kind("unused-variable", WARNING, "A variable of a function is never read.", False, "NASGU"),
)
KINDS = {kind.code: kind for kind in _KINDS}
WARNINGS = {code: kind for code, kind in KINDS.items() if kind.severity == WARNING}
_MATLAB = {kind.matlab: kind.code for kind in _KINDS if kind.matlab}

_SILENCED = re.compile(r"[%#]\s*#ok\b(?:\s*<([^>]*)>)?")


@dataclass(frozen=True, slots=True)
class Choice:
    """Which warnings are given and which of them count as errors. `on` and `off` are codes;
    `fatal` are codes that are errors, or all that are given where `all_fatal`."""

    on: frozenset[str] = frozenset()
    off: frozenset[str] = frozenset()
    fatal: frozenset[str] = frozenset()
    all_fatal: bool = False
    none: bool = False

    def severity(self, code: str) -> str | None:
        """What a warning is reported as; None if it is not."""
        kind = KINDS.get(code)
        wanted = code in self.on or ((kind is None or kind.default) and code not in self.off)
        if not wanted or self.none:
            return None
        return ERROR if self.all_fatal or code in self.fatal else WARNING


DEFAULT = Choice()


def choose(words: Sequence[str], silent: bool = False) -> Choice:
    """What the words behind `-W` say, of which the later ones win; ValueError for an unknown one.
    `silent` is `-w`."""
    on, off, fatal, all_fatal = set[str](), set[str](), set[str](), False
    for word in words:
        name = word.removeprefix("no-")
        lead, equals, code = name.partition("=")
        if name == "all":
            (off if word != name else on).update(WARNINGS)
            (on if word != name else off).clear()
        elif lead == "error":
            _require(code, bool(equals))
            if not equals:
                all_fatal = word == name
            elif word == name:
                fatal.add(code)
                on.add(code)
                off.discard(code)
            else:
                fatal.discard(code)
        else:
            _require(word if word in WARNINGS else name, True)
            (off if word != name else on).add(name)
            (on if word != name else off).discard(name)
    return Choice(frozenset(on), frozenset(off), frozenset(fatal), all_fatal, silent)


def _require(name: str, needed: bool) -> None:
    if needed and name not in WARNINGS:
        near = closest(name, WARNINGS)
        hint = f"; did you mean '{near}'?" if near else ""
        raise ValueError(f"no warning is called '{name}'{hint}")


def silenced(line: str, code: str) -> bool:
    """True if a comment of the line, `%#ok` or `%#ok<CODE, …>`, silences a warning."""
    for match in _SILENCED.finditer(line):
        if match[1] is None:
            return True
        words = (word.strip() for word in match[1].split(","))
        if any(_MATLAB.get(word, word) == code for word in words):
            return True
    return False


def closest(name: str, known: Iterable[str]) -> str | None:
    """The first of the known names that is at most one edit away (two, for long names): a letter
    more, less, another or exchanged with its neighbour."""
    best: tuple[int, str] | None = None
    for other in known:
        most = 1 if len(name) < _LONG else 2
        if other == name or abs(len(other) - len(name)) > most or len(name) < _SHORT:
            continue
        far = 0 if other.lower() == name.lower() else distance(name, other, most)
        if far <= most and (best is None or far < best[0]):
            best = far, other
    return None if best is None else best[1]


_SHORT, _LONG = 3, 10  # letters of names that have no neighbours, and of those that have more


def distance(a: str, b: str, most: int) -> int:
    """The number of edits between two names, where it is at most `most`; else more than that."""
    while a and b and a[0] == b[0]:
        a, b = a[1:], b[1:]
    while a and b and a[-1] == b[-1]:
        a, b = a[:-1], b[:-1]
    if not a or not b or most == 0:
        return max(len(a), len(b)) if not a or not b else most + 1
    ways = [(a[1:], b), (a, b[1:]), (a[1:], b[1:])]
    if a[:2] == b[1::-1]:
        ways.append((a[2:], b[2:]))
    return 1 + min(distance(x, y, most - 1) for x, y in ways)
