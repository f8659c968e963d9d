"""What a comparison is told as: text, JUnit's XML, and cases that can be run again."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree

from mat2c.equivalence.comparison import Comparison, Result
from mat2c.equivalence.outcomes import Outcome
from mat2c.equivalence.values import shown

_WIDTH = 100  # characters of a call that are shown


def as_text(
    name: str, found: Comparison, against: str, tolerance: float, files: Sequence[str]
) -> str:
    """The verdict for people; `files` are the cases that were written."""
    differing, count = found.differing, len(found.results)
    lines = [
        f"{name}: {count} case{'s' * (count != 1)} against {against}: {_count(found, differing)}",
        "  compared: classes, sizes and errors exactly; floating-point numbers within",
        f"  {tolerance:g} of the larger magnitude (at least 1), NaN equal to NaN",
    ]
    for result in differing[:10]:
        lines += ["", f"  {_short(result.call)}", f"    {result.difference}"]
        if result.smallest and result.smallest != result.call:
            lines.append(f"    also {_short(result.smallest)}")
    if len(differing) > 10:
        lines += ["", f"  and {len(differing) - 10} more"]
    if files:
        lines += ["", f"  to run again: {', '.join(files)}"]
    return "\n".join(lines) + "\n"


def _count(found: Comparison, differing: Sequence[Result]) -> str:
    if differing:
        return f"{len(differing)} differ{'s' * (len(differing) == 1)}"
    errors = sum(r.theirs.error is not None for r in found.results)
    return f"all agree ({errors} of them errors in both)" if errors else "all agree"


def _short(text: str) -> str:
    return text if len(text) <= _WIDTH else text[: _WIDTH - 1] + "…"


def as_junit(name: str, found: Comparison) -> str:
    """The verdict as JUnit's XML, which CI systems read."""
    suite = ElementTree.Element(
        "testsuite",
        name=name,
        tests=str(len(found.results)),
        failures=str(len(found.differing)),
        errors="0",
        skipped="0",
    )
    for result in found.results:
        case = ElementTree.SubElement(suite, "testcase", classname=name, name=_short(result.call))
        if result.difference:
            failure = ElementTree.SubElement(case, "failure", message=result.difference)
            ours, theirs = told(result.ours), told(result.theirs)
            failure.text = f"{result.call}\nmat2c:  {ours}\nOctave: {theirs}"
    ElementTree.indent(suite)
    return ElementTree.tostring(suite, encoding="unicode", xml_declaration=True) + "\n"


def told(outcome: Outcome) -> str:
    """What a call gave."""
    if outcome.error is not None:
        return f"error: {outcome.error}"
    return ", ".join(map(shown, outcome.values)) or "nothing"


def as_case(result: Result, again: str) -> str:
    """A script with the call, which `--cases` takes; `again` is the command that does."""
    lines = [f"% {again}", f"% {result.difference}"]
    if not result.smallest or result.smallest == result.call:
        lines += [f"% mat2c:  {told(result.ours)}", f"% Octave: {told(result.theirs)}"]
    notes = [line.replace("\n", " ") for line in lines]
    return "\n".join([*notes, result.smallest or result.call, ""])
