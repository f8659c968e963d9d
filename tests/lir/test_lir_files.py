"""Each pass over LIR by text: `NAME.lir` holds cases for the pass NAME.

    # A sentence that says what the case shows.
    routine @f
    scalars x: double
    {
      x = f(n)
    }
    =>
    {
    }

Behind the arrow is the body that the pass makes of the function, or `same`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.lir.lir_passes import LOOPS, READABLE
from mat2c.lir.text.lir_printer import routine_text
from mat2c.lir.text.lir_reader import parse_routine
from mat2c.lir.verify_lir import verify_routine

HERE = Path(__file__).parent
PASSES = {step.name: step for step in READABLE + LOOPS}


def cases(path: Path) -> list[tuple[str, str, str]]:
    """The title, the function and what is expected, of each case of a file."""
    found = []
    for part in path.read_text(encoding="ascii").split("# ")[1:]:
        title, rest = part.split("\n", 1)
        before, after = rest.split("=>\n")
        found.append((title, before.strip(), after.strip()))
    return found


def body(text: str) -> str:
    """The body in the text of a function, with its braces."""
    return text[text.index("\n{\n") + 1 :].strip()


ALL = [
    pytest.param(path.stem, *case, id=f"{path.stem}: {case[0]}")
    for path in sorted(HERE.glob("*.lir"))
    for case in cases(path)
]


@pytest.mark.parametrize(("name", "title", "before", "after"), ALL)
def test_text_in_text_out(name: str, title: str, before: str, after: str) -> None:
    assert title.endswith(".")
    routine = parse_routine(before)
    assert routine_text(routine).strip() == before
    verify_routine(routine, "the text")
    made = PASSES[name].run(routine, str)
    verify_routine(made, name)
    assert body(routine_text(made)) == (body(before) if after == "same" else after)


def test_each_pass_has_a_file() -> None:
    again = {name for name in PASSES if name.endswith("-again")}
    assert {path.stem for path in HERE.glob("*.lir")} == set(PASSES) - again
