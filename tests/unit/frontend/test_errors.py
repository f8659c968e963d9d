"""Mistakes: messages in plain words, in order, several in a file, without cascades."""

import random
import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mat2c.frontend import dump_ast, loader, parse_source, tokens
from mat2c.support.diagnostics import Diagnostics, Source
from tests.unit.frontend.helpers import errors, parse_with_errors


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = = 3;\n", "1:5: unexpected sign '='; expected an expression"),
        ("x = 3 +;\n", "1:8: unexpected sign ';'; expected an expression"),
        ("x = 3 +\n", "1:8: unexpected end of the line; expected an expression"),
        (
            "y = 1 2;\n",
            "1:7: unexpected number '2'; expected an operator or the end of the statement",
        ),
        ("x = (1 + 2\nz = 3\n", "1:5: this '(' isn't closed; expected ')' before 'z' in line 2"),
        ("z = [1 2 3;\n", "1:5: this '[' is never closed; expected ']'"),
        ("foo(1, 2]);\n", "1:9: ']' can't close the '(' opened at column 4; expected ')'"),
        ("x = 1);\n", "1:6: ')' closes nothing"),
        ("a = 'abc\n", "1:5: this string is never closed"),
        ('a = "abc\n', "1:5: this string is never closed"),
        ("c = $3;\n", "1:5: '$' has no meaning here"),
        ("c = \xe9;\n", "1:5: byte 0xE9 has no meaning here"),
        ("a = 'abc''\n", "1:5: this string is never closed"),
        ("a = {b', 'c''}\n", "1:10: this string is never closed"),
        ("x = 1:2:3:4;\n", "1:11: a range has three parts at most"),
        ("f = @() x = 1;\n", "1:9: an anonymous function can't assign"),
        ("f = @() {@(y) 2, [x++]};\n", "1:19: an anonymous function can't assign"),
        ("f = @(x, ~, ~, x) x;\n", "1:16: 'x' is in this list twice"),
        ("function [a, a] = f(x)\nend\n", "1:14: 'a' is in this list twice"),
        ("function f(x, x)\nend\n", "1:15: 'x' is in this list twice"),
        ("else\n", "1:1: 'else' without a block to belong to"),
        ("end\n", "1:1: 'end' without a block to belong to"),
        (
            "if x\n y\nendwhile\n",
            "3:1: 'endwhile' can't close the 'if' of line 1; expected 'end' or 'endif'",
        ),
        ("if x\n y\n", "1:1: this 'if' is never closed; expected 'end' before the end of the file"),
        ("do\n y\n", "1:1: this 'do' is never closed; expected 'until' before the end of the file"),
        ("while x\ncase 1\nend\n", "2:1: 'case' doesn't belong to the 'while' of line 1"),
        ("1 = x;\n", "1:1: this can't be assigned to; expected a variable, x(…), x{…} or x.name"),
        ("x = @end;\n", "1:5: 'end' is a keyword; expected the name of a function"),
        ("function\nend\n", "1:9: unexpected end of the line; expected a name"),
        (
            "function f\nend\nfunction g\n",
            "3:1: this function has no 'end', but others in the file have one",
        ),
        ("x = {1, 2\n", "1:5: this '{' is never closed; expected '}'"),
        (
            "if (a == b\n x = 1\nend\n",
            "1:4: this '(' isn't closed; expected ')' before 'x' in line 2",
        ),
    ],
)  # fmt: skip
def test_messages(text: str, message: str) -> None:
    assert errors(text) == [message]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("for i in 1:3\nend\n", "1:7: a loop is written 'for k = values', with '=' for 'in'"),
        ("for (int i = 0; i < 3; i++)\nend\n", "1:10: a loop is written 'for k = first:last'"),
        ("for (i = 0; i < 3; i++)\nend\n", "1:11: a loop is written 'for k = first:last'"),
        ("if x === 2\nend\n", "1:8: there is no '==='; '==' compares"),
        ("if x <> 2\nend\n", "1:7: there is no '<>'; '!=' or '~=' compares"),
        ("if x =< 2\nend\n", "1:7: there is no '=<'; '<=' compares"),
        ("x->y = 2;\n", "1:3: there is no '->'; 'x.name' is a field of a struct"),
        ("x = 1; // one\n", "1:8: there is no '//'; '%' or '#' begins a comment"),
        (
            "x = y ? 1 : 2;\n",
            "1:7: there is no '?'; a choice between two values is written with 'if'",
        ),
        ("if x == 3:\n y;\nend\n", "1:11: no ':' stands at the end of this line"),
        ("if x\n y;\nelse:\n z;\nend\n", "3:5: no ':' stands here"),
        ("if x > 1 and x < 3\nend\n", "1:14: 'and' is a function; between conditions write '&&'"),
        ("y = a or b;\n", "1:7: 'or' is a function; between conditions write '||'"),
        ("f = lambda x: x;\n", "1:12: an anonymous function is written '@(x) …'"),
        ("b = a[1];\n", "1:6: subscripts stand in parentheses: x(k)"),
        ("disp('it's')\n", "1:10: a quote in a text is doubled: 'it''s'"),
        (
            "function y = f\n return 3;\nend\n",
            "2:9: 'return' takes no value: outputs are returned under their names",
        ),
        ("if x\n y;\nend if\n", "3:7: 'end if' is written 'end' or 'endif'"),
        (
            "if (x) {\n  y++;\n} else {\n  y--;\n}\n",
            "1:8: a block has no '{': it begins with the next line and ends with 'end'",
        ),
        (
            "function f\n  if x\n    y;\nend\nfunction g\nend\n",
            "2:3: this 'if' is closed by the 'end' of line 4, which is indented as that of the "
            "'function' of line 1",
        ),
        (
            "if x\n  for k = y\n    z;\nend\n",
            "2:3: this 'for' is closed by the 'end' of line 4, which is indented as that of the "
            "'if' of line 1",
        ),
        (
            "\xce\xb1 = 3;\n",
            "1:1: '\xce\xb1' can't be in a name: these have letters a to z, digits and '_'",
        ),
        (
            "x = \xe2\x80\x9cy\xe2\x80\x9d;\n",
            "1:5: '\xe2\x80\x9c' is no quote; a text stands in ' or \"",
        ),
        (
            "x = 1\xc2\xa0+ 2;\n",
            "1:6: U+00A0 is a blank that doesn't count as one; write a plain one",
        ),
    ],
)  # fmt: skip
def test_habits_of_other_languages(text: str, message: str) -> None:
    assert errors(text) == [message]


def test_several_errors_in_order() -> None:
    text = "x = = 1;\ny = 2;\nif z == , disp(1), end\nw = (1;\nv = 3;\nu = 4 5\n"
    file, found = parse_with_errors(text)
    assert [message.split(":")[0] for message in found] == ["1", "3", "4", "6"]
    assert len(file.body) == 3  # y, the if, and v


def test_an_error_in_a_header_keeps_its_block() -> None:
    for text in (
        "if x ==\n y\nend\n",
        "while )\n y\nend\n",
        "for 3\n y\nend\n",
        "switch\ncase 1\nend\n",
    ):
        assert len(errors(text)) == 1, text


def test_an_error_in_a_matrix_does_not_cascade() -> None:
    assert len(errors("x = [1 2\n3 4\n5 * * 6\n7 8];\ny = 1;\n")) == 1


def test_errors_are_limited() -> None:
    assert len(errors("x = = 1\n" * 1000)) < 60


def test_the_rest_of_the_file_is_read() -> None:
    file, found = parse_with_errors("function f\nx = = 1;\ny = 2;\nend\nfunction g\nz = 3;\nend\n")
    assert len(found) == 1
    assert [f.name for f in file.functions] == ["f", "g"]


@pytest.mark.parametrize(
    "text",
    [
        *("(" * 5000, "x = " + "[" * 5000, "x = " + "{" * 5000 + "}" * 5000, "-" * 5000 + "x"),
        *("x = " + "!" * 5000 + "x", "a = " * 5000 + "1", "x = " + "@() " * 5000 + "1"),
        *("if x\n" * 5000, "for i = 1\n" * 5000 + "end\n" * 5000, "f(" * 3000 + ")" * 3000),
        *("x = 1" + "'" * 20000, "x = 1" + " + 1" * 20000, "x" + ".a" * 20000, "x" + "(1)" * 20000),
        *("%{\n" * 5000, "'" * 9999, '"' * 9999, "function f\n" * 5000, "@" * 9999, "\\" * 9999),
        *("x = [" + "1 " * 50000 + "]", "x = {" + "{}" * 20000 + "}", "x.(" * 5000, "do\n" * 5000),
        *("2" + "^-2" * 20000, "2" + "^-" * 5000 + "2", "a:" * 20000 + "b"),
    ],
)  # fmt: skip
def test_large_and_deep_texts_end_well(text: str) -> None:
    started = time.process_time()
    diagnostics = Diagnostics()
    file = parse_source(Source("t.m", text), diagnostics)
    dump_ast(file)
    assert time.process_time() - started < 20
    for found in diagnostics.sorted():
        found.render()


_PIECES = st.sampled_from(
    """if else elseif end endif while endwhile for function switch case otherwise try catch do until
    unwind_protect unwind_protect_cleanup end_unwind_protect global return break x y f 1 2.5 0x1F
    'a' "b" ( ) [ ] { } , ; : = == != ~= ! ~ + - * / \\ ^ .* .^ .' ' " @ @( ++ -- += & && | || .
    ... % # %{ %} #{ #} classdef properties methods arguments end hold on ? \n \n \n \t \r""".split(
        " "
    )
).flatmap(lambda piece: st.sampled_from([piece.strip(" "), piece + " ", " " + piece]))


def _survives(text: str) -> None:
    diagnostics = Diagnostics()
    source = Source("t.m", text)
    dump_ast(parse_source(source, diagnostics))
    for found in diagnostics.sorted():
        found.render()
    assert sum(1 for _ in tokens(source)) <= 6 * len(text) + 10


@settings(max_examples=400, deadline=None)
@given(st.binary(max_size=200))
@example(b"\xef\xbb\xbf")
@example(b"x=\x00")
def test_any_bytes(data: bytes) -> None:
    _survives(loader.decode(data))


@settings(max_examples=600, deadline=None)
@given(st.lists(_PIECES, max_size=60))
def test_any_pieces(pieces: list[str]) -> None:
    _survives("".join(pieces))


def test_damaged_programs() -> None:
    text = (
        "function [a, b] = f(x, ~)\n% c\nif x(1) == 'a', b = {1, @(t) t' * 2};"
        " else a = [1 -2\n3 4]';\nend\nfor k = 1:3 disp(k); end\n"
        "try, g; catch e, rethrow(e); end\nhold on\nend\n"
    )
    chance = random.Random(1)
    for _ in range(600):
        at = chance.randrange(len(text))
        _survives(text[:at] + chance.choice(["", "(", "'", "end ", "\n", '"']) + text[at + 1 :])
