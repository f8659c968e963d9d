"""What calls give: in Octave, and compiled by mat2c, each in a process of its own."""

from __future__ import annotations

import json
import pickle
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mat2c.build.errors import ToolError
from mat2c.equivalence.values import Plain, literal
from mat2c.support.files import working_folder
from mat2c.support.options import Options
from mat2c.support.record import dataclass, field
from mat2c.support.stages import stage

OCTAVE = ("octave-cli", "octave")
SILENT = ["--no-gui", "--norc", "--no-history", "--quiet"]
CRASHED = "the process ended"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call gives: values, or an error's message; None where it gives values."""

    values: list[Plain] = field(default_factory=list)
    error: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The form in which it is recorded."""
        return {"values": self.values} if self.error is None else {"error": self.error}

    @staticmethod
    def of_json(data: dict[str, Any]) -> Outcome:
        """What was recorded."""
        return Outcome(data.get("values", []), data.get("error"))


@dataclass(frozen=True, slots=True)
class Subject:
    """The function under test, how it is translated, and the number of outputs that are asked
    for."""

    path: Path
    options: Options
    outputs: int
    timeout: float = 60.0


Inputs = Sequence[Any]
"""The inputs of a call, or a text of them that is to be evaluated."""


def octave() -> str:
    """The command of an installed Octave; a ToolError where there is none."""
    found = next((path for name in OCTAVE if (path := shutil.which(name))), None)
    if found is None:
        raise ToolError("Octave is not installed (test: --against recorded; bench: --no-octave)")
    return found


def in_octave(subject: Subject, cases: Sequence[Inputs]) -> list[Outcome]:
    """What Octave gives for each case."""
    command = octave()
    with working_folder() as folder:
        target = folder / "outcomes"
        script = folder / "mat2c_cases.m"
        script.write_text(_script(subject, cases, target), encoding="utf-8")
        given = [command, *SILENT, str(script)]
        limit = subject.timeout + len(cases)
        try:
            with stage("Octave"):
                done = subprocess.run(given, cwd=folder, capture_output=True, timeout=limit)
        except subprocess.TimeoutExpired:
            raise ToolError(f"Octave needs more than {limit:g} seconds for the cases") from None
        lines = target.read_text(encoding="utf-8").splitlines() if target.exists() else []
        if len(lines) < len(cases):
            told = done.stderr.decode("utf-8", "replace").strip().splitlines()
            raise ToolError(f"Octave ended early: {told[-1] if told else 'without a message'}")
        return [_parsed(line.split()) for line in lines]


def _script(subject: Subject, cases: Sequence[Inputs], target: Path) -> str:
    """A script that makes the calls, and writes a line of words for each."""
    outputs = ", ".join(f"o{k + 1}" for k in range(subject.outputs))
    assigned = f"[{outputs}] = " if outputs else ""
    listed = "{" + outputs + "}"
    folders = [subject.path.parent.resolve(), *(p.resolve() for p in subject.options.search_path)]
    lines = ["1;", _TELL, *(f"addpath({literal(str(p))});" for p in reversed(folders))]
    lines.append(f"fid = fopen({literal(str(target))}, 'w');")
    for inputs in cases:
        call = f"{assigned}{subject.path.stem}({', '.join(map(text_of, inputs))});"
        lines.append(
            f"try\n  {call}\n  m2c_tell_all(fid, {listed});\n"
            "catch e\n  m2c_tell_error(fid, e.message);\nend_try_catch"
        )
    return "\n".join([*lines, "fclose(fid);", ""])


@dataclass(frozen=True, slots=True)
class Expression:
    """An input that a file of cases has as text."""

    text: str


def text_of(value: Any) -> str:
    """An input as MATLAB writes it."""
    return value.text if isinstance(value, Expression) else literal(value)


_TELL = """
function m2c_tell_all(fid, values)
  fprintf(fid, 'v %d', numel(values));
  for k = 1:numel(values)
    m2c_tell(fid, values{k});
  end
  fprintf(fid, '\\n');
end
function m2c_tell_error(fid, message)
  fprintf(fid, 'e');
  fprintf(fid, ' %d', double(message));
  fprintf(fid, '\\n');
end
function m2c_tell(fid, v)
  if ischar(v) && size(v, 1) > 1
    v = cellstr(v);
  end
  if issparse(v)
    v = full(v);
  end
  if isnumeric(v) && isreal(v) || islogical(v)
    fprintf(fid, ' n %s %d', class(v), ndims(v));
    fprintf(fid, ' %d', size(v));
    if isfloat(v)
      fprintf(fid, ' %.17g', v);
    else
      fprintf(fid, ' %d', v);
    end
  elseif isnumeric(v)
    fprintf(fid, ' z %s %d', class(v), ndims(v));
    fprintf(fid, ' %d', size(v));
    fprintf(fid, ' %.17g', [real(v(:)).'; imag(v(:)).']);
  elseif ischar(v)
    fprintf(fid, ' t %d', numel(v));
    fprintf(fid, ' %d', double(v));
  elseif iscell(v)
    fprintf(fid, ' c %d', ndims(v));
    fprintf(fid, ' %d', size(v));
    for k = 1:numel(v)
      m2c_tell(fid, v{k});
    end
  elseif isstruct(v) && isscalar(v)
    names = fieldnames(v);
    fprintf(fid, ' s %d', numel(names));
    for k = 1:numel(names)
      fprintf(fid, ' %s', names{k});
      m2c_tell(fid, v.(names{k}));
    end
  elseif isstruct(v)
    fprintf(fid, ' c %d', ndims(v));
    fprintf(fid, ' %d', size(v));
    for k = 1:numel(v)
      m2c_tell(fid, v(k));
    end
  else
    fprintf(fid, ' o %s', class(v));
  end
end
"""


def _parsed(words: list[str]) -> Outcome:
    """An outcome from the words of a line."""
    if words[0] == "e":
        text = bytes(int(word) for word in words[1:])
        return Outcome(error=text.decode("utf-8", "replace"))
    reader = _Reader(words[2:])
    return Outcome([reader.value() for _ in range(int(words[1]))])


class _Reader:
    """Reads values from words."""

    def __init__(self, words: list[str]) -> None:
        self._words = iter(words)

    def value(self) -> Plain:
        """The next value."""
        match next(self._words):
            case "n":
                cls, dims, count = self._head()
                floats = cls in ("double", "single")
                return [cls, dims, [self._number(floats) for _ in range(count)]]
            case "z":
                cls, dims, count = self._head()
                return [cls, dims, [[self._number(), self._number()] for _ in range(count)]]
            case "t":
                data = bytes(self._int() for _ in range(self._int()))
                text = data.decode("utf-8", "surrogateescape")
                return ["char", [1, len(text)], [text]]
            case "c":
                dims, count = self._dims()
                return ["cell", dims, [self.value() for _ in range(count)]]
            case "s":
                fields = [[next(self._words), self.value()] for _ in range(self._int())]
                return ["struct", [1, 1], fields]
            case _:
                return ["other", [1, 1], [next(self._words)]]

    def _head(self) -> tuple[str, list[int], int]:
        cls = next(self._words)
        return cls, *self._dims()

    def _dims(self) -> tuple[list[int], int]:
        dims = [self._int() for _ in range(self._int())]
        count = 1
        for dim in dims:
            count *= dim
        return dims, count

    def _int(self) -> int:
        return int(next(self._words))

    def _number(self, is_float: bool = True) -> float | int | str:
        word = next(self._words)
        if word in ("NaN", "Inf", "-Inf"):
            return word
        return float(word) if is_float else int(word)


# --- compiled ---------------------------------------------------------------------------------


def compiled(subject: Subject, cases: Sequence[Inputs]) -> list[Outcome]:
    """What the compiled function gives for each case; one that ends the process is told of, and
    another process makes the calls behind it."""
    found: list[Outcome] = []
    while len(found) < len(cases):
        found += _some_compiled(subject, cases[len(found) :])
    return found


def _some_compiled(subject: Subject, cases: Sequence[Inputs]) -> list[Outcome]:
    with working_folder() as folder:
        job, target = folder / "job", folder / "outcomes"
        job.write_bytes(pickle.dumps((subject, list(cases))))
        command = [sys.executable, "-m", "mat2c.equivalence.caller", str(job), str(target)]
        limit = subject.timeout + len(cases)
        try:
            with stage("compiled function"):
                done = subprocess.run(command, capture_output=True, timeout=limit)
            told = f"{CRASHED} with code {done.returncode}"
        except subprocess.TimeoutExpired:
            told = f"no answer after {limit:g} seconds"
        lines = target.read_text(encoding="utf-8").splitlines() if target.exists() else []
        if not lines:
            raise ToolError(f"'{subject.path}' can't be called: {told}")
        found = [Outcome.of_json(json.loads(line)) for line in lines[1:]]
        return found if len(found) == len(cases) else [*found, Outcome(error=told)]
