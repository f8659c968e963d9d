"""Long lines of C are broken where a reader would, and mean the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mat2c.lir.line_layout import WIDTH, wrapped


def test_short_lines_stay() -> None:
    assert wrapped("    x = 1;\n\n#define A\n") == "    x = 1;\n\n#define A\n"


def test_a_call_is_broken_between_its_arguments() -> None:
    call = "    " + "call(" + ", ".join(f"argument_{k}" for k in range(12)) + ");\n"
    first, second = wrapped(call).splitlines()
    assert len(first) <= WIDTH and first.endswith(",")
    assert second.startswith("        argument_")


def test_a_sum_is_broken_before_an_operator_outside_of_calls() -> None:
    long = "    x = " + " + ".join(f"value_{k}(a, b)" for k in range(10)) + ";\n"
    assert all(line.lstrip().startswith("+ ") for line in wrapped(long).splitlines()[1:])


def test_texts_and_comments_are_not_broken() -> None:
    text = '    f("' + "a, b " * 40 + '");\n'
    assert wrapped(text) == text
    comment = "/* " + "a, b " * 40 + "*/\n"
    assert wrapped(comment) == comment


@given(
    st.lists(st.sampled_from(["a, ", "b + ", "f(c, d), ", '"x, y", ', "(e - g) * "]), max_size=80)
)
def test_only_blanks_change(words: list[str]) -> None:
    line = "    f(" + "".join(words) + "z);\n"
    assert wrapped(line).split() == line.split()
