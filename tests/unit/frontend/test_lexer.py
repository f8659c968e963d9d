"""The context rules of the lexer, one test each."""

import pytest

from mat2c.frontend import tokens
from mat2c.frontend.ast import (
    Assign,
    Command,
    ExprStmt,
    For,
    If,
    Import,
    Try,
)
from mat2c.support.diagnostics import Source
from tests.unit.frontend.helpers import errors, parse, spelled, types


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a'", "a'"),
        ("a'*b'", "a' * b'"),
        ("a.'", "a.'"),
        ("a''", "a''"),
        ("f(1)'", "f (1)'"),
        ("[1]'", "[1]'"),
        ("{1}'", "{1}'"),
        ("s.x'", "s.x'"),
        ("1'", "1'"),
        ("1i'", "1i'"),
        ("a '", "a'"),
        ("'a''b'", "'a'b'"),
        ("x('a')", "x ('a')"),
        ("x(a')", "x (a')"),
        ("[a' 'b']", "[a', 'b']"),
        ("{'a' 'b'}", "{'a', 'b'}"),
        ("[a ' b']", "[a, ' b']"),
        ("a=='b'", "a == 'b'"),
        ("x(end)'", "x (end)'"),
        ("@() 'a'", "@() 'a'"),
    ],
)
def test_quote_is_transpose_after_an_operand(text: str, shown: str) -> None:
    assert spelled(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("[a -b]", "[a, -b]"),
        ("[a - b]", "[a - b]"),
        ("[a-b]", "[a - b]"),
        ("[a -b]'", "[a, -b]'"),
        ("[1 - 2]", "[1 - 2]"),
        ("[1 -2 + 3]", "[1, -2 + 3]"),
        ("[a' b']", "[a', b']"),
        ("[x.y' z']", "[x.y', z']"),
        ("[f (1)]", "[f, (1)]"),
        ("[f(1, 2) b]", "[f(1, 2), b]"),
        ("[f( 1 ) b]", "[f(1), b]"),
        ("[c{1} b]", "[c{1}, b]"),
        ("[c {1}]", "[c, {1}]"),
        ("[a ~b]", "[a, !b]"),
        ("[a != b]", "[a != b]"),
        ("[a ~=b]", "[a != b]"),
        ("[a == b]", "[a == b]"),
        ("[a .* b]", "[a .* b]"),
        ("[a .5]", "[a, .5]"),
        ("[a .^b]", "[a .^ b]"),
        ("[1 , 2]", "[1, 2]"),
        ("[a, 'str']", "[a, 'str']"),
        ("[a (1:end)]", None),
        ("[ 1 2 ]", "[1, 2]"),
        ("[a : b]", "[a:b]"),
        ("[x(1 -1)]", "[x(1 - 1)]"),
        ("{1 -1}", "{1, -1}"),
        ("c{1 -1}", "c {1 - 1}"),
        ("[(1 -1)]", "[(1 - 1)]"),
        ("[{1 -1}]", "[{1, -1}]"),
        ("[a && b]", "[a && b]"),
        ("[1 ...\n 2]", "[1, 2]"),
    ],
)
def test_blanks_separate_elements(text: str, shown: str | None) -> None:
    if shown is None:
        assert errors(f"x = {text}\n")
    else:
        assert spelled(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("[1 2\n3 4]", "[1, 2; 3, 4]"),
        ("[1 2;\n3 4;\n]", "[1, 2; 3, 4]"),
        ("[\n1\n\n2\n]", "[1; 2]"),
        ("[1 2 % c\n3 4]", "[1, 2; 3, 4]"),
        ("[ % c\n1 2]", "[1, 2]"),
        ("[1, 2, ...  c\n3]", "[1, 2, 3]"),
        ("[1,2,3...\n,4]", "[1, 2, 3, 4]"),
        ("[1,\n2]", "[1; 2]"),
        ("[1\n%{\n2\n%}\n3]", "[1; 3]"),
        ("[f(1,\n2)]", "[f(1, 2)]"),
        ("{1\n'a'}", "{1; 'a'}"),
        ("[]", "[]"),
        ("[;]", "[]"),
        ("[,]", "[]"),
        ("[1;;2]", "[1; 2]"),
        ("[,1,2,;,3,4,]", "[1, 2; 3, 4]"),
    ],
)
def test_newlines_separate_rows(text: str, shown: str) -> None:
    assert spelled(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("{@(x) x+1, 2}", "{@(x)x + 1, 2}"),
        ("{@(x) x +1, 2}", "{@(x)x + 1, 2}"),
        ("{@(x) [x 1], @() 2}", "{@(x)[x, 1], @()2}"),
        ("{@sin @cos}", "{@sin, @cos}"),
        ("{@(x) x @(y) y}", "{@(x)x, @(y)y}"),
        ("{@(x) x(end)\n2}", "{@(x)x (end); 2}".replace("x (end)", "x(end)")),
    ],
)
def test_blanks_do_not_end_anonymous_functions(text: str, shown: str) -> None:
    assert spelled(text) == shown


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hold on", ["on"]),
        ("format long", ["long"]),
        ("hold on;", ["on"]),
        ("close all; clc", ["all"]),
        ("disp hello % c", ["hello"]),
        ("disp -x", ["-x"]),
        ("a -1", ["-1"]),
        ("print -dpng 'a file.png'", ["-dpng", "a file.png"]),
        ("cd ../x", ["../x"]),
        ("cd /tmp", ["/tmp"]),
        ("disp a, b", ["a"]),
        ("f (a, b) c", None),
        ("warning off all", ["off", "all"]),
        ("echo f(a, b) c", ["f(a, b)", "c"]),
        ("a ...\n b", ["b"]),
        ("load data.mat x", ["data.mat", "x"]),
        ("disp ==3", ["==3"]),
        ('disp"a b"', ["a b"]),
        ("disp f(a') b", ["f(a')", "b"]),
    ],
)
def test_command_syntax(text: str, words: list[str] | None) -> None:
    if words is None:
        assert errors(text)
        return
    statement = parse(text).body[0]
    assert isinstance(statement, Command)
    assert statement.words == words


@pytest.mark.parametrize(
    "text",
    [
        *("a - 1", "a = 1", "a  = 1", "a =1", "a(1)", "a (1)", "a", "a;", "a % c", "a == 3"),
        *("pi +1", "a.b", "a'", "a += 1", "a ...\n = 2", "a & b", "a.* b"),
    ],
)
def test_not_command_syntax(text: str) -> None:
    assert not isinstance(parse(text).body[0], Command)


@pytest.mark.parametrize(
    "before",
    [
        *("a = 3;", "a(2) = 3;", "a.b = 3;", "[a, b] = f();", "[b, a(1).x] = f;", "global a"),
        *("for a = 1:3, end", "for (a = 1:3), end", "try, catch a, end", "persistent b a"),
    ],
)
def test_a_variable_is_no_command(before: str) -> None:
    statement = parse(f"function f()\n{before}\na -1\nend\n").functions[0].body[-1]
    assert isinstance(statement, ExprStmt)


def test_parameters_and_outputs_are_no_commands() -> None:
    body = parse("function [r, s] = f(a)\na -1\nr -1\nf -1\nend").functions[0].body
    assert [type(s).__name__ for s in body] == ["ExprStmt", "ExprStmt", "Command"]


def test_variables_end_with_their_function() -> None:
    file = parse("a = 1;\nfunction f\na -1\nend\na -1\n")
    assert isinstance(file.functions[0].body[0], Command)
    assert isinstance(file.body[-1], ExprStmt)


def test_import_is_a_statement() -> None:
    statement = parse("import a.b.*").body[0]
    assert isinstance(statement, Import)
    assert statement.names == ["a.b.*"]


@pytest.mark.parametrize(
    "text",
    [
        "%{\nfoo(\n%}\nx = 1;",
        "#{\n%{\n(\n%}\n(\n#}\nx = 1;",
        "  %{  \n(\n  %}  \nx = 1;",
        "% %{ (\nx = 1;",
        "%{ (\nx = 1;",
        "# (\nx = 1; # (",
        "%!test\n%! (\nx = 1;",
    ],
)
def test_comments(text: str) -> None:
    assert [type(s).__name__ for s in parse(text).body] == ["Assign"]


def test_an_unclosed_block_comment_reaches_the_end() -> None:
    assert len(parse("x = 1;\n%{\n(((\n").body) == 1


@pytest.mark.parametrize(
    "text",
    [
        "x = 1 + ...\n 2;",
        "x = 1 + ... comment (\n 2;",
        "x = 1 + \\\n 2;",
        "x = 1 | ...\n % comment\n 2;",
        "x = f(1, ... c\n % d\n 2);",
        "x = f(1,\n2);",
        "x = ...\n\t1;",
    ],
)
def test_continuation(text: str) -> None:
    assert len(parse(text).body) == 1


@pytest.mark.parametrize(
    ("text", "body"),
    [
        ("if (x) disp(1), end", "ExprStmt"),
        ("if x disp(1), end", "ExprStmt"),
        ("if x, disp(1), end", "ExprStmt"),
        ("if x disp(1); end", "ExprStmt"),
        ("if (x) y = 2; end", "Assign"),
        ("if x [a, b] = f(); end", "Assign"),
        ("if a == b break; end", "Break"),
        ("if x return, end", "Return"),
        ("if x ~y, end", "ExprStmt"),
    ],
)
def test_a_header_ends_where_it_can_not_go_on(text: str, body: str) -> None:
    statement = parse(text).body[0]
    assert isinstance(statement, If)
    assert [type(s).__name__ for s in statement.clauses[0][1]] == [body]


@pytest.mark.parametrize(
    "text",
    [
        "for k = 1:3 disp(k); end",
        "for (k = 1:3) disp(k); end",
        "for (k = 1:3) -k; end",
        "for k = [1 2; 3 4] disp(k), end",
        "for k=1:3,disp(k),end",
        "parfor (k = 1:3, 4) disp(k); end",
        "for k = (1:3)' disp(k); endfor",
        "for x.a(1) = 1:3 disp(1); end",
    ],
)
def test_for_headers(text: str) -> None:
    statement = parse(text).body[0]
    assert isinstance(statement, For)
    assert len(statement.body) == 1


@pytest.mark.parametrize(
    ("text", "identifier", "handled"),
    [
        ("try, a; catch err, b; end", "err", 1),
        ("try\n a\ncatch ME\n b\nend_try_catch", "ME", 1),
        ("try, a; catch, b; end", None, 1),
        ("try\n a\ncatch\n b\nend", None, 1),
        ("try\n a\ncatch disp(1)\nend", None, 1),
        ("try a; end", None, 0),
        ("try\n a\ncatch err % why\nend", "err", 0),
    ],
)
def test_catch_names(text: str, identifier: str | None, handled: int) -> None:
    statement = parse(text).body[0]
    assert isinstance(statement, Try)
    assert (statement.identifier, len(statement.handler)) == (identifier, handled)


def test_end_is_an_index_inside_subscripts() -> None:
    assert spelled("x(end)") == "x (end)"
    assert spelled("x{end}{end-1}") == "x {end} {end - 1}"
    assert spelled("x(min(end, 3))") == "x (min (end, 3))"
    assert spelled("x([1 end])") == "x ([1, end])"
    assert spelled("f(x)(end)") == "f (x) (end)"
    assert errors("x = [1 end]\n")


def test_keywords_are_fields_after_a_dot() -> None:
    assert spelled("s.end") == "s.end"
    assert spelled("s.if.function") == "s.if.function"


def test_not_and_its_spellings() -> None:
    assert spelled("!x") == spelled("~x") == "!x"
    assert spelled("a~=b") == spelled("a!=b") == "a != b"


def test_ignored_targets_and_parameters() -> None:
    for text in ("[~, i] = f(x);", "[!, i] = f(x);", "[~ i] = f(x);", "[~,i]=f(x);"):
        statement = parse(text).body[0]
        assert isinstance(statement, Assign)
        assert [type(t).__name__ for t in statement.targets] == ["Ignored", "Name"]
    assert parse("function f(~, a)\nend").functions[0].params[0].ignored
    assert spelled("@(~, y) y") == "@(~, y) y"


def test_increments() -> None:
    assert types("x++") == ["NAME", "STEP"]
    assert types("y = a++b") == ["NAME", "ASSIGN", "NAME", "ADD", "ADD", "NAME"]
    assert spelled("++x") == "++x"
    assert spelled("[a ++b]") == "[a, ++b]"


def test_old_operators() -> None:
    assert spelled("a**b") == "a ^ b"
    assert spelled("a.**b") == "a .^ b"
    assert spelled("a .+ b") == "a + b"


def test_separators_count_once() -> None:
    assert types("a;;\n\n;b") == ["NAME", "SEMI", "NAME"]
    assert types(",;a") == ["NAME"]


def test_blanks_of_all_kinds() -> None:
    assert types("\f\tx\t=\v1 \0") == ["NAME", "ASSIGN", "NUMBER"]


def test_dos_end_of_file() -> None:
    assert types("x = 1;\n\x1a") == types("x = 1;\x1a\n") == ["NAME", "ASSIGN", "NUMBER"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends(end: str) -> None:
    assert types(end.join(["x = [1", "2];", "y"])) == types("x = [1\n2];\ny")


def test_tokens_go_on_after_an_error() -> None:
    found = [token.type for token in tokens(Source("t.m", "x = (1]\ny = 2\n"))]
    assert "ERROR" in found
    assert found[-4:-1] == ["NAME", "ASSIGN", "NUMBER"]
