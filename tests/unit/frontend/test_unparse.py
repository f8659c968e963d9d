"""Expressions in Octave's spelling; every expectation was read off Octave 7.3's func2str."""

import pytest

from tests.unit.frontend.helpers import spelled

CASES = [
    ("@(x) x.^2+1", "@(x) x .^ 2 + 1"),
    ("@(x)@(y)x+y", "@(x) @(y)x + y"),
    ("@() {@(x) x +1, 2}", "@() {@(x)x + 1, 2}"),
    ("@(x, varargin) f(varargin{:})", "@(x, varargin) f (varargin {:})"),
    ("@(~) 3", "@(~) 3"),
    ("[1,2;3,4]", "[1, 2; 3, 4]"),
    ("[a(1, 2) b]", "[a(1, 2), b]"),
    ("[a(b(1))]", "[a(b (1))]"),
    ("x(1,:)", "x (1, :)"),
    ("x{end}", "x {end}"),
    ("a.b(3).c{2}.d", "a.b (3).c {2}.d"),
    ("x.(\"a\")", "x.(\"a\")"),
    ("(1:3)'", "(1:3)'"),
    ("1:2:10", "1:2:10"),
    ("!(x==y)", "!(x == y)"),
    ("a~=b", "a != b"),
    ("a&&b||c", "a && b || c"),
    ("-x", "-x"),
    ("- -x", "--x"),
    ("x'*y.'", "x' * y.'"),
    ("1e3", "1e3"),
    ("1.50", "1.50"),
    ("0x1F", "1F"),
    ("2.5i", "2.5i"),
    ("'it''s'", "'it's'"),
    ('"a\\n\\"b"', '"a\\n\\"b"'),
    ("{}", "{}(0x0)\n"),
    ("[]", "[]"),
    ("@sin", "@sin"),
    ("f()", "f ()"),
    ("((x))", "((x))"),
    ("(x.y)(1)", "(x.y (1))"),
    ("(x(1))(2)'", "(x (1) (2))'"),
    ("((x.y)(1))(2)", "((x.y (1) (2)))"),
    ("(x)(1)", "(x) (1)"),
    ("2*([a,b])", "2 * [a, b]"),
    ("([1,2])", "([1, 2])"),
    ("[(a(1))' b(1)']", "[(a (1))', b(1)']"),
    ("[(a(1)+b(2)) c(1)]", "[(a(1) + b(2)), c(1)]"),
    ("[x.(a(1))]", "[x.(a (1))]"),
    ("[(a(1))(2)]", "[(a (1) (2))]"),
    ("(a+b)*c-(d)", "(a + b) * c - (d)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "shown"), CASES)
def test_spelling(text: str, shown: str) -> None:
    assert spelled(text) == shown


def test_long_sums_need_no_recursion() -> None:
    assert spelled("x" + "+x" * 5000).count(" + x") == 5000
    assert spelled("x" + "(1)" * 5000).count(" (1)") == 5000
