"""Calls a compiled function with cases, in a process of its own: `python -m
mat2c.equivalence.caller JOB TARGET`. A line for each outcome is written as soon as it is known."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TextIO

from mat2c import api
from mat2c.build.errors import RunError
from mat2c.equivalence.outcomes import Expression, Outcome, Subject
from mat2c.equivalence.values import plain
from mat2c.support.files import working_folder
from mat2c.support.options import Options


def main(job: str, target: str) -> None:
    """Makes the calls of a job."""
    subject, cases = pickle.loads(Path(job).read_bytes())
    function = api.load(subject.path, options=subject.options)
    with working_folder() as folder:
        values = _evaluated(cases, folder, subject)
        with Path(target).open("w", encoding="utf-8") as output:
            _write(output, {})  # the function is there
            for inputs in values:
                _write(output, _outcome(function, inputs, subject).to_json())


def _write(output: TextIO, data: dict[str, Any]) -> None:
    output.write(json.dumps(data) + "\n")
    output.flush()


def _outcome(
    function: Callable[..., Any], inputs: Sequence[Any] | Exception, subject: Subject
) -> Outcome:
    try:
        if isinstance(inputs, Exception):
            raise inputs
        given = function(*inputs, nargout=subject.outputs)
    except RunError as error:
        return Outcome(error=error.message)
    except TypeError as error:
        return Outcome(error=str(error))
    if subject.outputs == 0:
        return Outcome()
    return Outcome([plain(v) for v in (given if subject.outputs > 1 else (given,))])


def _evaluated(
    cases: Sequence[Sequence[Any]], folder: Path, subject: Subject
) -> list[Sequence[Any] | Exception]:
    """The inputs, with expressions replaced by their values, which a function gives that is
    compiled for it."""
    texts = [v.text for case in cases for v in case if isinstance(v, Expression)]
    if not texts:
        return list(cases)
    lines = ["function v = mat2c_values(k)", "  switch k"]
    for k, text in enumerate(texts):
        lines += [f"    case {k + 1}", f"      v = {text};"]
    source = folder / "mat2c_values.m"
    source.write_text("\n".join([*lines, "  end", "end", ""]), encoding="utf-8")
    places = (subject.path.parent.resolve(), *subject.options.search_path)
    give = api.load(source, options=Options(search_path=places))
    numbers = iter(range(1, len(texts) + 1))
    return [_values(case, give, numbers) for case in cases]


def _values(
    case: Sequence[Any], give: Callable[..., Any], numbers: Any
) -> Sequence[Any] | Exception:
    wanted = [(v, next(numbers) if isinstance(v, Expression) else 0) for v in case]
    try:
        return [give(float(k)) if k else v for v, k in wanted]
    except RunError as error:
        return error


if __name__ == "__main__":
    main(*sys.argv[1:3])
