"""The page docs/diagnostics.md: the kinds of diagnostics, each with an example and the cure.

An example is docs/diagnostics/CODE.m. Its first line, a comment, is the cure. `%% args: TYPES`
gives the option `--args`, `%% no-heap`, `%% instances` and `%% openmp` these options, `%% more:
FILE` another entry, `%% repeat N` repeats what follows, `%% file NAME` begins another file.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from mat2c.driver.compilation import Compilation
from mat2c.support.codes import KINDS, Kind, choose
from mat2c.support.diagnostics import Diagnostic, Diagnostics, TranslationError
from mat2c.support.options import Options

PAGE = Path(__file__).resolve().parents[2] / "docs" / "diagnostics.md"
EXAMPLES = PAGE.with_suffix("")
HEAD = """# Diagnostics

What mat2c says of a program. Written by `tools/diagnostics_page.py` from `mat2c/support/codes.py`
and the examples in `docs/diagnostics/`: do not edit.

A message has the form `file:line:col: severity: text [code]`, with the line and a caret below it.
Messages are sorted by place; of a kind there is one at a place, however often the function is
compiled. An *error* ends the translation with exit code 1. A *warning* tells of what surely fails,
or is surely odd, if that line is reached; the program is translated, and fails there as in Octave.
Nothing is said of what stands in a `try`.

| option | what |
|---|---|
| `-W CODE`, `-Wno-CODE` | turns a warning on or off |
| `-Wall` | turns on all warnings |
| `-Werror`, `-Werror=CODE` | makes all warnings, or one, errors |
| `-w` | no warnings |
| `--diagnostics-format text`, `json`, `sarif` | the form, on stderr |

A comment silences a line: `%#ok` all warnings, `%#ok<CODE>` or `%#ok<CODE, CODE>` some. Names of
MATLAB's editor are known where it has the same warning.

As JSON, the diagnostics are a list of objects with `severity`, `code` and `message` and, where
there is a place, `file`, `start_line`, `start_column`, `end_line` and `end_column` (from 1, in
characters; the end is the first column behind). SARIF is version 2.1.0.
"""
LANGUAGE = "matlab"


@dataclass
class Example:
    """A program that gets a diagnostic, and how to mend it."""

    cure: str
    files: dict[str, str] = field(default_factory=dict)
    args: str | None = None
    no_heap: bool = False
    instances: bool = False
    openmp: bool = False
    more: str | None = None  # a further file that is given

    @property
    def needs_c(self) -> bool:
        """Is it told only when the C is written?"""
        return self.no_heap or self.instances or self.openmp


def page() -> str:
    parts = [HEAD]
    for severity, title in (("error", "Errors"), ("warning", "Warnings")):
        kinds = [kind for kind in KINDS.values() if kind.severity == severity]
        parts.append(f"\n## {title}\n\n{_table(kinds)}")
        parts += map(_section, kinds)
    return "".join(parts)


def _table(kinds: list[Kind]) -> str:
    rows = [
        f"| [`{k.code}`](#{k.code}) | {'' if k.default else 'off'} | {k.meaning} |\n" for k in kinds
    ]
    return "| code | default | meaning |\n|---|---|---|\n" + "".join(rows)


def _section(kind: Kind) -> str:
    off = "" if kind.default else f" Off unless `-W {kind.code}` or `-Wall` is given."
    also = f" MATLAB's `{kind.matlab}`." if kind.matlab else ""
    lines = [f"\n### {kind.code}\n\n{kind.meaning}{off}{also}\n"]
    example = read_example(kind.code)
    if example is None:
        return "".join(lines)
    if len(example.files["example.m"]) < _LONG:
        for name, text in example.files.items():
            title = f"% {name}\n" if len(example.files) > 1 else ""
            lines.append(f"\n```{LANGUAGE}\n{title}{text}```\n")
        shown = next(d for d in reported(example) if d.code == kind.code)
        lines.append(f"\n```text\n{shown.render()}\n```\n")
    lines.append(f"\n{example.cure}\n")
    return "".join(lines)


_LONG = 500  # characters of examples that aren't shown


def read_example(code: str) -> Example | None:
    """The example of a code; None where there is none."""
    path = EXAMPLES / f"{code}.m"
    if not path.exists():
        return None
    first, *lines = path.read_text().splitlines(keepends=True)
    example = Example(first.removeprefix("%").strip(), {"example.m": ""})
    name, times = "example.m", 1
    for line in lines:
        words = line.split()
        if words[:2] == ["%%", "args:"]:
            example.args = line.removeprefix("%% args:").strip()
        elif words[:2] == ["%%", "no-heap"]:
            example.no_heap = True
        elif words[:2] == ["%%", "more:"]:
            example.more = words[2]
        elif words[:2] == ["%%", "instances"]:
            example.instances = True
        elif words[:2] == ["%%", "openmp"]:
            example.openmp = True
        elif words[:2] == ["%%", "repeat"]:
            times = int(words[2])
        elif words[:2] == ["%%", "file"]:
            name = words[2]
            example.files[name] = ""
        else:
            example.files[name] += line * times
    return example


def reported(example: Example) -> list[Diagnostic]:
    """What mat2c says of an example, with all warnings on; paths are names of files."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in example.files.items():
            (Path(folder) / name).write_text(text)
        library = False if example.args else None
        options = Options(
            args=example.args,
            no_heap=example.no_heap,
            instances=example.instances,
            openmp=example.openmp,
            more=(Path(folder) / example.more,) if example.more else (),
            main=library,
        )
        found = Diagnostics(choose(["all"]))
        try:
            work = Compilation(Path(folder) / "example.m", options, found)
            work.c_texts() if example.needs_c else work.warn()
        except TranslationError as error:
            found = error.diagnostics
        told = found.sorted()
        for diagnostic in told:
            if diagnostic.span is not None:
                source = diagnostic.span.source
                source.path = Path(source.path).name
        return told
