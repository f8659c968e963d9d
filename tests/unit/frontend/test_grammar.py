"""The grammar: precedence, statements, functions, classes."""

import pytest

from mat2c.frontend.ast import (
    ArgumentsBlock,
    Assign,
    AssignExpr,
    Colon,
    Declaration,
    DoUntil,
    ExprStmt,
    For,
    FunctionDef,
    If,
    Index,
    Matrix,
    MetaClass,
    Spmd,
    SuperCall,
    Switch,
    UnwindProtect,
    While,
)
from mat2c.frontend.parse import lalr_tables
from tests.unit.frontend.helpers import dumped, errors, expr, nested, parse


def test_the_grammar_has_no_conflicts() -> None:
    assert lalr_tables.build()[1] == []


@pytest.mark.parametrize(
    ("text", "structure"),
    [
        ("a + b * c", "(a+(b*c))"),
        ("a * b + c", "((a*b)+c)"),
        ("a - b - c", "((a-b)-c)"),
        ("2 ^ -1", "(2^(-1))"),
        ("-2 ^ 2", "(-(2^2))"),
        ("2 ^ 3 ^ 4", "((2^3)^4)"),
        ("2 ^ -3 ^ 4", "((2^(-3))^4)"),
        ("2 ^ 3'", "((2^3)')"),
        ("2 ^ -x'", "((2^(-x))')"),
        ("a' ^ 2", "((a')^2)"),
        ("-a'", "(-(a'))"),
        ("!x == y", "((!x)==y)"),
        ("!x'", "(!(x'))"),
        ("-a * b", "((-a)*b)"),
        ("a * -b", "(a*(-b))"),
        ("a ^ !b", "(a^(!b))"),
        ("a & b | c", "((a&b)|c)"),
        ("a | b & c", "(a|(b&c))"),
        ("a && b || c && d", "((a&&b)||(c&&d))"),
        ("a || b | c", "(a||(b|c))"),
        ("a < b == c", "((a<b)==c)"),
        ("a == b & c", "((a==b)&c)"),
        ("a + b < c", "((a+b)<c)"),
        ("a .^ b' .* c", "(((a.^b)').*c)"),
        ("a \\ b / c", "((a\\b)/c)"),
        ("- - a", "(-(-a))"),
        ("++x", "(++x)"),
        ("x++", "(x++)"),
        ("(a + b) * c", "((a+b)*c)"),
        ("a ^ b(1)", "(a^b (1))"),
        ("a ^ s.x", "(a^s.x)"),
    ],
)
def test_precedence(text: str, structure: str) -> None:
    assert nested(text) == structure


@pytest.mark.parametrize(
    ("text", "start", "step", "stop"),
    [
        ("1:3", "1", None, "3"),
        ("1:2:10", "1", "2", "10"),
        ("1:n'", "1", None, "n'"),
        ("a+1:b*2", "a + 1", None, "b * 2"),
        ("(1:2):3", "(1:2)", None, "3"),
        ("-1:1", "-1", None, "1"),
    ],
)
def test_ranges(text: str, start: str, step: str | None, stop: str) -> None:
    from mat2c.frontend import unparse_expr
    from mat2c.frontend.ast import Range

    found = expr(text)
    assert isinstance(found, Range)
    assert unparse_expr(found.start) == start
    assert (found.step and unparse_expr(found.step)) == step
    assert unparse_expr(found.stop) == stop


def test_a_range_is_looser_than_a_sum_and_tighter_than_a_comparison() -> None:
    assert nested("1:3 == x") == "(1:3==x)"


def test_subscripts_of_any_primary() -> None:
    assert nested("[a, b](1)") == "[a, b] (1)"
    assert nested("{1, 2}{1}") == "{1, 2} {1}"
    assert nested("'abc'(1)") == "'abc' (1)"
    assert nested("f(x)(end)") == "f (x) (end)"
    assert nested("a.b(3).c{2}.d") == "a.b (3).c {2}.d"
    assert nested('x.("a")') == 'x.("a")'


def test_colons_in_subscripts() -> None:
    found = expr("x(:, 1)")
    assert isinstance(found, Index)
    assert isinstance(found.args[0], Colon)
    assert nested("x(:)'") == "(x (:)')"


def test_parentheses_are_counted() -> None:
    assert expr("((x))").parens == 2
    assert expr("x").parens == 0


def test_assignments() -> None:
    first, second, third, fourth = parse("x = 1\ny += 2;\n[a] = f;\n[x.a, y{2}] = deal(1, 2);").body
    assert isinstance(first, Assign) and first.printed and not first.bracketed
    assert isinstance(second, Assign) and second.op == "+=" and not second.printed
    assert isinstance(third, Assign) and third.bracketed
    assert isinstance(fourth, Assign) and len(fourth.targets) == 2


def test_assignments_inside_expressions() -> None:
    chain, condition = parse("x = y = 3;\nif (a = b) end").body
    assert isinstance(chain, Assign) and isinstance(chain.value, AssignExpr)
    assert isinstance(condition, If) and isinstance(condition.clauses[0][0], AssignExpr)


def test_printing_depends_on_the_separator() -> None:
    printed = [s.printed for s in parse("a; b, c\nd;\ne").body if isinstance(s, ExprStmt)]
    assert printed == [False, True, True, False, True]


@pytest.mark.parametrize("end", ["end", "endif"])
def test_if(end: str) -> None:
    statement = parse(f"if a\n b\nelseif c\n d\nelseif e, f\nelse\n g\n{end}").body[0]
    assert isinstance(statement, If)
    assert len(statement.clauses) == 3 and len(statement.orelse) == 1


def test_else_if_nests() -> None:
    statement = parse("if a\n b\nelse if c\n d\nend\nend").body[0]
    assert isinstance(statement, If) and isinstance(statement.orelse[0], If)


def test_the_condition_of_elseif_may_stand_on_the_next_line() -> None:
    statement = parse("if a\n b\nelseif\n c\n d\nend").body[0]
    assert isinstance(statement, If) and len(statement.clauses) == 2


def test_loops() -> None:
    while_, do, for_, pairs, par = parse(
        "while (c) x++; endwhile\ndo\n x--;\nuntil x < 0\nfor i = 1:3, i, endfor\n"
        "for [v, k] = s\n v\nend\nparfor i = 1:3\nendparfor"
    ).body
    assert isinstance(while_, While) and len(while_.body) == 1
    assert isinstance(do, DoUntil)
    assert isinstance(for_, For) and not for_.parallel
    assert isinstance(pairs, For) and pairs.key is not None
    assert isinstance(par, For) and par.parallel


def test_switch() -> None:
    statement = parse(
        "switch x % c\n % d\n case 1\n a\n case {2, 'b'} b, otherwise\n c\nendswitch"
    ).body[0]
    assert isinstance(statement, Switch)
    assert len(statement.cases) == 2 and statement.default is not None
    without = parse("switch (x)\n case 1\n a\nend").body[0]
    assert isinstance(without, Switch) and without.default is None


def test_unwind_protect() -> None:
    for end in ("end_unwind_protect", "end"):
        found = parse(f"unwind_protect\n a\nunwind_protect_cleanup\n b\n{end}").body[0]
        assert isinstance(found, UnwindProtect)


def test_spmd() -> None:
    for text in ("spmd\n x\nend", "spmd (3)\n x\nendspmd", "spmd, x, end"):
        assert isinstance(parse(text).body[0], Spmd)


def test_declarations() -> None:
    found = parse("global a b = 3 c\npersistent n = 0;").body
    assert isinstance(found[0], Declaration) and found[0].names == ["a", "b", "c"]
    assert [v is not None for v in found[0].values] == [False, True, False]
    assert isinstance(found[1], Declaration) and found[1].kind == "persistent"


@pytest.mark.parametrize(
    ("text", "params", "outputs"),
    [
        ("function f\nend", [], []),
        ("function f()\nend", [], []),
        ("function f(a, b)\nend", ["a", "b"], []),
        ("function r = f(a)\nend", ["a"], ["r"]),
        ("function [r] = f\nend", [], ["r"]),
        ("function [r, s] = f(varargin)\nend", ["varargin"], ["r", "s"]),
        ("function [r s] = f (a)\nend", ["a"], ["r", "s"]),
        ("function [] = f()\nend", [], []),
        ("function f, disp(1), end", [], []),
        ("function f() disp(1), end", [], []),
        ("function f(a = 3)\nend", ["a"], []),
        ("function f(a, ...\n b)\nend", ["a", "b"], []),
        ("function f(a % c\n, b)\nend", ["a", "b"], []),
        ("function [r, ...\n s] = f\nend", [], ["r", "s"]),
        ("function f %c\n x=1;", [], []),
        ("function r = f(~, b)\nendfunction", ["~", "b"], ["r"]),
    ],
)
def test_function_headers(text: str, params: list[str], outputs: list[str]) -> None:
    file = parse(text)
    assert file.kind == "function"
    found = file.functions[0]
    assert [p.name for p in found.params] == params
    assert found.outputs == outputs
    assert found.name == "f"


def test_functions_without_end_are_neighbours() -> None:
    file = parse("function f\nx = 1;\nfunction g\ny = 2;\nfunction h\nz = 3;\n")
    assert [f.name for f in file.functions] == ["f", "g", "h"]
    assert [len(f.body) for f in file.functions] == [1, 1, 1]
    assert not any(f.has_end or f.nested for f in file.functions)


def test_many_functions_without_end() -> None:
    file = parse("".join(f"function f{i}\nx = 1;\n" for i in range(2000)))
    assert len(file.functions) == 2000


def test_nested_functions() -> None:
    file = parse("function f\nx = 1;\nfunction g\n x = 2;\nend\ny = 3;\nend\nfunction h\nend")
    assert [f.name for f in file.functions] == ["f", "h"]
    assert [f.name for f in file.functions[0].nested] == ["g"]
    assert len(file.functions[0].body) == 2


def test_scripts_with_functions() -> None:
    for text in ("1;\nfunction f\nend\nf", "x = f;\nfunction r = f\nr = 1;\nend"):
        file = parse(text)
        assert file.kind == "script"
        assert [f.name for f in file.functions] == ["f"]
        assert any(isinstance(s, FunctionDef) for s in file.body)


def test_a_class_function_may_be_called_end() -> None:
    assert parse("function r = end(a, k, n)\nend").functions[0].name == "end"


def test_arguments_blocks() -> None:
    file = parse(
        "function f(x, o)\n% doc\narguments (Repeating)\n"
        "  x (1,:) double {mustBePositive, mustBeMember(x, [1 2])} = 3\n  o.y\n  z string = 'a'\n"
        "end\narguments\n w\nend\ndisp(x)\nend"
    )
    first, second = file.functions[0].arguments
    assert isinstance(first, ArgumentsBlock) and first.attributes == ["Repeating"]
    x, y, z = first.specs
    assert (x.name, x.dims, x.cls, len(x.validators)) == ("x", [1, None], "double", 2)
    assert x.default is not None
    assert (y.name, y.dims, y.cls) == ("o.y", None, None)
    assert (z.cls, z.default is not None) == ("string", True)
    assert [s.name for s in second.specs] == ["w"]


def test_named_arguments_become_statements() -> None:
    (f,) = parse("function f(x, o)\narguments\n x\n o.y = 1\nend\ndisp(x)\nend").functions
    assert [p.name for p in f.params] == ["x", "varargin"]
    given, whole, option, shown = f.body
    assert isinstance(given, Assign) and isinstance(whole, Assign) and isinstance(option, If)
    assert len(option.clauses) == 1 and len(option.orelse) == 1
    assert isinstance(shown, ExprStmt)


def test_repeating_arguments_become_cells() -> None:
    (f,) = parse("function f(x, y)\narguments (Repeating)\n x double\n y\nend\nend").functions
    assert [p.name for p in f.params] == ["varargin"]
    _, x, loop, y = f.body
    assert isinstance(x, Assign) and isinstance(loop, For) and isinstance(y, Assign)


def test_arguments_may_take_the_properties_of_a_class() -> None:
    file = parse("function f(o)\narguments\n o.?a.B\nend\nend")
    assert [s.name for s in file.functions[0].arguments[0].specs] == ["o.?a.B"]


def test_arguments_is_a_name_elsewhere() -> None:
    assert len(parse("function f\nx = 1;\narguments\nend").functions[0].body) == 2
    assert isinstance(parse("arguments = 3;").body[0], Assign)


CLASS = """\
% doc
classdef (Sealed, ConstructOnLoad = true) Point < handle & pkg.Base
  properties (Access = private, ~Hidden, GetAccess = {?Foo, ?Bar})
    x
    y = 3 % why
    z (1,1) double {mustBePositive} = 1;
  end
  properties
  endproperties
  events
    Moved, Gone
  end
  enumeration
    Red (1, 2)
    Green
  end
  methods (Static)
    function obj = Point(x)
      obj = obj@handle(x);
      hold on
      properties = 3;
    end
    function r = get.x(obj)
      r = obj.x;
    end
    r = elsewhere(obj, k)
    [a, b] = other(obj);
    third(obj)
  end
end
function helper
end
"""


def test_classdef() -> None:
    file = parse(CLASS)
    assert file.kind == "class"
    found = file.classdef
    assert found is not None
    assert (found.name, found.superclasses) == ("Point", ["handle", "pkg.Base"])
    assert [name for name, _ in found.attributes] == ["Sealed", "ConstructOnLoad"]
    kinds = [block.kind for block in found.blocks]
    assert kinds == ["properties", "properties", "events", "enumeration", "methods"]
    assert [p.name for p in found.blocks[0].properties] == ["x", "y", "z"]
    assert [m.name for m in found.blocks[2].members] == ["Moved", "Gone"]
    assert [(m.name, len(m.args)) for m in found.blocks[3].members] == [("Red", 2), ("Green", 0)]
    names = [m.name for m in found.blocks[4].methods]
    assert names == ["Point", "get.x", "elsewhere", "other", "third"]
    assert [f.name for f in file.functions] == ["helper"]


def test_class_expressions() -> None:
    assert isinstance(expr("?a.b"), MetaClass)
    found = expr("m@a.b(1)")
    assert isinstance(found, Index) and isinstance(found.base, SuperCall)


def test_empty_files() -> None:
    for text in ("", "\n\n", "% c", ";", "\n%{\n%}"):
        assert parse(text).body == []


def test_class_words_are_names_elsewhere() -> None:
    assert len(parse("properties = 1; methods(x); events\nenumeration = classdef;").body) == 4


def test_target_mistakes() -> None:
    for text in (
        "1 = x;",
        "f(x)' = 3;",
        "[a, 1] = f;",
        "a + b = 3;",
        "[a; b] = f;",
        "for 3 = 1, end",
    ):
        assert errors(text), text


def test_matrices_with_one_row() -> None:
    found = expr("[1, 2]")
    assert isinstance(found, Matrix) and len(found.rows) == 1


def test_dump_names_every_node() -> None:
    text = dumped("x = [1, f(a)];\n")
    assert "Assign op='=' printed=False" in text
    assert "Number value=1.0" in text
    assert "@1:6" in text
