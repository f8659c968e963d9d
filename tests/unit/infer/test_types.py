"""What inference finds out about variables: small programs, and the types of their variables."""

from __future__ import annotations

import pytest

from tests.unit.compiled import inferred, types

PROGRAMS = {
    # constants
    "x = 2;\ny = x + 0.5;\n": {"y": "double[1,1]=2.5"},
    "x = 2;\ny = x > 1;\n": {"y": "logical[1,1]=true"},
    "y = true + true;\n": {"y": "double[1,1]=2"},
    "y = floor(7 / 2);\n": {"y": "double[1,1]=3"},
    # classes
    "x = int8(100);\ny = x + 100;\n": {"y": "int8[1,1]{127..127, int}"},
    "y = int8(100) / 3;\n": {"y": "int8[1,1]{33..33, int}"},
    "y = single(2) * 3;\n": {"y": "single[1,1]{6..6, int}"},
    "y = sqrt(4);\n": {"y": "double[1,1]=2"},
    "y = sqrt(-1);\n": {"y": "maybe complex double[1,1]"},
    # squares
    "a = randn(1, 3);\nx = a * a';\ny = sqrt(x);\n": {
        "x": "double[1,1]{0..inf, nan, inf}",
        "y": "double[1,1]{0..inf, nan, inf}",
    },
    "a = randn(1, 3);\nx = dot(a, a);\ny = sqrt((a - 1) * (a - 1)');\n": {
        "x": "double[1,1]{0..inf, nan, inf}",
        "y": "double[1,1]{0..inf, nan, inf}",
    },
    "a = randn(3, 3);\ny = sqrt((a(2) - 1) * (a(2) - 1));\nz = sqrt(cumsum(abs(a)));\n": {
        "y": "double[1,1]{0..inf, nan, inf}",
        "z": "double[3,3]{0..inf, nan, inf}",
    },
    # shapes
    "a = zeros(3, 4);\n": {"a": "double[3,4]{0..0, int}"},
    "a = zeros(3, 4);\nb = a';\n": {"b": "double[4,3]{0..0, int}"},
    "a = zeros(3, 4);\nb = a * a';\n": {"b": "double[3,3]{0..0, int}"},
    "a = zeros(3, 4);\nb = a(2, :);\n": {"b": "double[1,4]{0..0, int}"},
    "a = zeros(3, 4);\nb = a(:);\n": {"b": "double[12,1]{0..0, int}"},
    "a = zeros(3, 4);\nb = [a; a];\n": {"b": "double[6,4]{0..0, int}"},
    "a = [1 2 3];\n": {"a": "double[1,3]=[1 2 3]"},
    "x = 1:50;\n": {"x": "double[1,50]{1..50, int}"},
    "x = 1:50;\ny = x(end);\n": {"y": "double[1,1]{1..50, int}"},
    "x = 1:50;\ny = x(2:3);\n": {"y": "double[1,2]{1..50, int}"},
    # an array that all rounds make longer has elements in each
    "x = 1;\nfor k = 1:floor (9 * rand ())\n  y = x(end);\n  x(end + 1) = y;\nend\n": {
        "x": "double[1,x_2 + 1]{0..1, int}"
    },
    # short rows of constants: what is computed of them is known
    "x = 1:5;\n": {"x": "double[1,5]=[1 2 3 4 5]"},
    "x = 1:5;\ny = x([2 3]);\nz = x(x > 3);\n": {
        "y": "double[1,2]=[2 3]",
        "z": "double[1,2]=[4 5]",
    },
    "s = size(zeros(1, 10));\nd = find(s > 1, 1);\ns(d) = [];\n": {
        "d": "double[1,1]=2",
        "s": "double[1,1]=1",
    },
    "s = [2 3 4];\ns(2) = 1;\np = prod(s);\n[m, k] = max(s);\n": {
        "s": "double[1,3]=[2 1 4]",
        "p": "double[1,1]=8",
        "k": "double[1,1]{1..3, int}",
    },
    "s = [1 0 2];\nt = any(s);\nu = all(s);\nv = cumsum(s);\nw = prod(1:0);\n": {
        "t": "logical[1,1]=true",
        "u": "logical[1,1]=false",
        "v": "double[1,3]=[1 1 3]",
        "w": "double[1,1]=1",
    },
    "s = [1 NaN];\nm = max(s);\nt = s > 0;\n": {
        "m": "double[1,1]{1..1, int, nan}",
        "t": "logical[1,2]=[true false]",
    },
    "x = 1:5;\ny = length(x);\n": {"y": "double[1,1]=5"},
    # loops: the counter has the range of its bounds, growth keeps the class
    "for k = 2:9\n disp(k);\nend\n": {"k": "double[1,1]{2..9, int}"},
    "n = 4;\nfor k = n:-1:1\n disp(k);\nend\n": {"k": "double[1,1]{1..4, int}"},
    # handles and calls
    "f = @(x) x + 1;\ny = f(2);\n": {"y": "double[1,1]=3"},
    "y = one(4);\nfunction r = one(x)\n r = [x x];\nend\n": {"y": "double[1,2]=[4 4]"},
}
FUNCTIONS = [
    # equal extents meet, and the inner ones of a product vanish
    ("r = a * b;", "double(:,3), double(3,:)", "double[a0_0,a1_1]"),
    ("r = a + 1;", "double(:,:)", "double[a0_0,a0_1]{-inf..inf, nan, inf}"),  # but no -0
    ("r = a';", "double(:,3)", "double[3,a0_0]"),
    ("r = [a, a];", "double(2,:)", "double[2,2*a0_1]"),
    ("r = zeros(numel(a), 1);", "double(:,:)", "double[a0_0*a0_1,1]{0..0, int}"),
    ("r = a > 2;", "double(:,1)", "logical[a0_0,1]"),
    ("r = 2 * a;", "complex double(:,1)", "maybe complex double[a0_0,1]"),
    ("r = a;", "int32(2,2)", "int32[2,2]"),
    ("r = issquare(a * a');", "double(:,3)", "logical[1,1]=true"),
    ("r = issquare(a);", "double(:,3)", "logical[1,1]"),
    ("r = size_equal(a, a + 1);", "double(:,:)", "logical[1,1]=true"),
    # what follows from equal shapes is of equal shapes
    ("r = size_equal(diff(a), diff(2 * a));", "double(:,:)", "logical[1,1]=true"),
    ("r = size_equal(a(1:3), a(2:4));", "double(:,:)", "logical[1,1]=true"),
    ("r = size_equal(a(1:3), a(a(2:4) > 1));", "double(:,:)", "logical[1,1]"),
    ("r = size_equal(sum(a, a(1)), sum(a, a(2)));", "double(:,:)", "logical[1,1]"),
    ("r = a(1);", "any", "any"),
    ("if a > 2\n r = 1;\nelse\n r = 'x';\nend", "double", "any[1,1]"),
    ("if a > 2\n r = 1;\nelse\n r = 5;\nend", "double", "double[1,1]{1..5, int}"),
]


@pytest.mark.parametrize(("text", "expected"), PROGRAMS.items())
def test_programs(text: str, expected: dict[str, str]) -> None:
    found = types(text)
    assert {name: found.get(name) for name in expected} == expected


@pytest.mark.parametrize(("body", "args", "expected"), FUNCTIONS)
def test_functions(body: str, args: str, expected: str) -> None:
    count = args.count("(") or 1
    entry = inferred(f"function r = f({', '.join('abc'[:count])})\n{body}\nend\n", args)[0]
    assert [t.to_text() for t in entry.outputs] == [expected]


def test_a_function_is_specialised_for_each_signature() -> None:
    found = inferred("a = f(1);\nb = f([1 2]);\nfunction r = f(x)\n r = x + 1;\nend\n")
    assert [len(spec.signature.args) for spec in found] == [0, 1, 1]


def test_equal_signatures_share_a_specialisation() -> None:
    found = inferred("a = f([1 2]);\nb = f(a);\nfunction r = f(x)\n r = zeros(1, 2);\nend\n")
    names = [spec.function.name for spec in found]
    assert 2 <= len(names) <= 3


def test_a_recursion_ends() -> None:
    text = """\
r = fact(5);
function y = fact(n)
  if n <= 1
    y = 1;
  else
    y = n * fact(n - 1);
  end
end
"""
    assert types(text)["r"].startswith("double[1,1]")


def test_a_variable_that_may_be_undefined_says_so() -> None:
    found = inferred("function r = f(a)\nif a > 1\n r = 1;\nend\nend\n", "double")[0]
    assert found.outputs[0].maybe_undef


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("w(1:3)", "double[3,1]"),  # one number has no third
        ("w([1 4])", "double[2,1]"),
        ("w([1 1])", "double[unit(a0_0; 1; 2),unit(a0_0; 2; 1)]"),  # of one number it is a row
        ("w(2:n)", "double[unit(a0_0; 1; t6_2),unit(a0_0; t6_2; 1)]"),  # and of nothing 1x0
    ],
)
def test_parts_of_columns_lie_as_they_do(part: str, expected: str) -> None:
    found = types(f"function y = f(w, n)\ny = {part};\nend\n", "double(:,1), double")
    assert found["y"] == expected


@pytest.mark.parametrize(
    ("mask", "expected"),
    [
        ("x > 0", "{0..inf, inf}"),
        ("x >= 2 & x < 5", "{2..5, finite}"),
        ("3 < x", "{3..inf, inf}"),
        ("x ~= 0", ""),
        ("y > 0", ""),
        ("x > 0 | x < 5", ""),
    ],
)
def test_what_a_mask_chooses_is_as_it_says(mask: str, expected: str) -> None:
    text = f"function z = f (x, y)\nz = x({mask});\nend\n"
    found = types(text, "double(1,4), double(1,4)")["z"]
    assert found.partition("{")[2] == expected.removeprefix("{")
