"""frontend/usage: what a help text says of how to call its function."""

from __future__ import annotations

import pytest

from mat2c.frontend.help.usage_text import help_block, shown_help, usage


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("function f(x)\nend\n", ""),
        (
            "% f(X) does it\n% more\n%\n% rest\nfunction f(x)\nend\n",
            " f(X) does it\n more ",
        ),
        ("function f(x)\n  ## usage: f(X)\n  x;\nend\n", " usage: f(X) "),
        ("% Copyright who\n\n% f(X)\nfunction f(x)\nend\n", " f(X) "),
        ("%{\nf(X)\n%}\nfunction f(x)\nend\n", "f(X) "),
        ("#!/bin/octave\n% f(X)\nfunction f(x)\nend\n", " f(X) "),
    ],
)
def test_plain_help(text: str, expected: str) -> None:
    assert usage(text) == expected


def test_texinfo() -> None:
    text = (
        "## -*- texinfo -*-\n"
        "## @deftypefn {} {@var{y} =} f (@var{x})\n"
        '## @deftypefnx {} {@var{y} =} f (@var{x}, @code{"a"}, @dots{})\n'
        "## It does.\n"
        "## @end deftypefn\n"
        "function y = f(x)\nend\n"
    )
    assert usage(text) == " -- Y = f (X)\n -- Y = f (X, '\"a\"', ...)"


def test_long_forms_are_wrapped() -> None:
    names = ", ".join(f"@var{{argument{k}}}" for k in range(8))
    lines = usage(f"## -*- texinfo -*-\n## @deftypefn {{}} {{}} f ({names})\n").splitlines()
    assert len(lines) == 2
    assert all(len(line) <= 73 for line in lines)
    assert lines[1].startswith(" " * 10 + "ARGUMENT")


def test_help_is_the_whole_comment() -> None:
    text = "% Author: who\n\n% F  does it\n%\n% rest\n\n% inside\nfunction f(x)\nend\n"
    assert shown_help(help_block(text)) == " F  does it\n\n rest\n"
