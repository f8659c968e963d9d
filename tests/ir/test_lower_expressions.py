"""Lowering of literals, operators, subscripts, calls and comma lists."""

from __future__ import annotations

from tests.ir.helpers import expect

END = """
      jump ^1
    ^1:
      return
"""


def test_operators_nest_from_the_inside_out() -> None:
    expect(
        "a = 2; b = -a' + 3 .* a ^ 2;",
        f"""
    ^0:
      %a1 = copy 2
      %1 = ctranspose %a1
      %2 = uminus %1
      %3 = mpower %a1, 2
      %4 = times 3, %3
      %b1 = plus %2, %4
      {END}""",
    )


def test_constants() -> None:
    expect(
        "x = -1; y = 2i; s = 'a''b'; t = \"q\\n\"; e = []; z = {};",
        rf"""
    ^0:
      %x1 = copy -1
      %y1 = copy complex(0,2)
      %s1 = copy 'a\u0027b'
      %t1 = copy "q\n"
      %e1 = copy []
      %z1 = emptycell
      {END}""",
    )


def test_matrix_rows_are_joined() -> None:
    expect(
        "a = [1 2; 3 4]; b = [a; 5 6]; c = {1, 'x'; 2, {}};",
        f"""
    ^0:
      %1 = hcat 1, 2
      %2 = hcat 3, 4
      %a1 = vcat %1, %2
      %3 = hcat 5, 6
      %b1 = vcat %a1, %3 {{counts=[1, 2]}}
      %4 = cellrow 1, 'x'
      %5 = emptycell
      %6 = cellrow 2, %5
      %c1 = vcat %4, %6 {{cells=true}}
      {END}""",
    )


def test_a_variable_alone_in_brackets_is_still_joined() -> None:
    expect(
        "c = {1, 2}; x = [c{:}]; y = [3];",
        f"""
    ^0:
      %c1 = cellrow 1, 2
      %1 = celllist %c1, (:) {{name="c"}}
      %x1 = hcat %1...
      %y1 = copy 3
      {END}""",
    )


def test_end_belongs_to_the_enclosing_variable() -> None:
    expect(
        "x = 1:3; f = x(min(end, 2)); g = x(1, x(end));",
        f"""
    ^0:
      %x1 = colon 1, 3
      %1 = end %x1 {{position=0, count=1}}
      %2 = builtin %1, 2 {{callee="min"}}
      %f1 = subsref %x1, %2 {{name="x"}}
      %3 = end %x1 {{position=0, count=1}}
      %4 = subsref %x1, %3 {{name="x"}}
      %g1 = subsref %x1, 1, %4 {{name="x"}}
      {END}""",
    )


def test_chains() -> None:
    expect(
        "x = max(1).a{2}(3).('f')(end);",
        f"""
    ^0:
      %1 = builtin 1 {{callee="max"}}
      %2 = getfield %1 {{field="a", use="index"}}
      %3 = cellref %2, 2 {{use="index"}}
      %4 = subsref %3, 3
      %5 = getfield %4, 'f' {{use="index"}}
      %6 = end %5 {{position=0, count=1}}
      %x1 = subsref %5, %6
      {END}""",
    )


def test_comma_lists_are_spread_in_arguments() -> None:
    expect(
        "s.a = 1; c = {1}; x = max(s.a, c{:}, c{1});",
        f"""
    ^0:
      %s1 = undef
      %s2 = setfield %s1, 1 {{field="a", name="s"}}
      %c1 = cellrow 1
      %1 = fieldlist %s2 {{field="a"}}
      %2 = celllist %c1, (:) {{name="c"}}
      %3 = cellref %c1, 1 {{name="c"}}
      %x1 = builtin %1..., %2..., %3 {{callee="max"}}
      {END}""",
    )


def test_a_colon_is_no_argument_of_a_function() -> None:
    expect(
        "x = 1; y = x(:); z = size(:);",
        """
    ^0:
      %x1 = copy 1
      %y1 = subsref %x1, (:) {name="x"}
      %1 = builtin 'invalid use of colon in function argument list' {callee="error", nargout=0}
      raise
    """,
    )


def test_short_circuit_values() -> None:
    expect(
        "a = 1; x = a && a < 2;",
        """
    ^0:
      %a1 = copy 1
      %1 = scalartrue %a1
      %2 = copy false
      branch %1, ^1, ^2, merge ^2
    ^1:
      %3 = lt %a1, 2
      %4 = scalartrue %3
      %5 = copy %4
      jump ^2
    ^2:
      %6 = phi %2, %5
      %x1 = copy %6
      jump ^3
    ^3:
      return
    """,
    )


def test_an_assignment_inside_an_expression_comes_in_order() -> None:
    expect(
        "x = 1; y = x + (x = 5);",
        f"""
    ^0:
      %x1 = copy 1
      %1 = copy %x1
      %x2 = copy 5
      %2 = copy %x2
      %y1 = plus %1, %2
      {END}""",
    )


def test_anonymous_functions_capture_and_pass_nargout_on() -> None:
    source = "a = 1; f = @(x) max(x, a); g = @() a + 1;"
    expect(
        source,
        f"""
    ^0:
      %a1 = copy 1
      %f1 = closure %a1 {{callee="main__anon"}}
      %g1 = closure %a1 {{callee="main__anon_2"}}
      {END}""",
    )
    expect(
        source,
        """
    ^0:
      %a1 = capture {index=0}
      %x1 = param {index=0, optional=true}
      %1 = isdef %x1
      %2 = nargout
      %x2 = checkdef %x1, %1 {name="x"}
      %3 = builtinlist %2, %x2, %a1 {callee="max"}
      jump ^1
    ^1:
      return %3...
    """,
        "main__anon",
    )
    expect(
        source,
        """
    ^0:
      %a1 = capture {index=0}
      %1 = plus %a1, 1
      jump ^1
    ^1:
      return %1
    """,
        "main__anon_2",
    )


def test_a_captured_variable_may_be_undefined() -> None:
    source = "if rand, a = 1; end\nf = @() a;"
    expect(
        source,
        """
    ^0:
      %a1 = undef
      %1 = builtin {callee="rand"}
      %2 = istrue %1
      branch %2, ^1, ^2, merge ^2
    ^1:
      %a2 = copy 1
      jump ^2
    ^2:
      %3 = phi false, true
      %a3 = phi %a1, %a2
      %a4 = undefif %a3, %3
      %f1 = closure %a4 {callee="main__anon"}
      jump ^3
    ^3:
      return
    """,
    )
    expect(
        source,
        """
    ^0:
      %a1 = capture {index=0, optional=true}
      %1 = isdef %a1
      %a2 = checkdef %a1, %1 {name="a"}
      %2 = copy %a2
      jump ^1
    ^1:
      return %2
    """,
        "main__anon",
    )


def test_handles_say_what_they_are() -> None:
    expect(
        "f = @sin; g = @own; h = @nosuchname;\nfunction own(), end",
        f"""
    ^0:
      %f1 = handle {{callee="sin", kind="builtin", name="sin"}}
      %g1 = handle {{callee="own", kind="user", name="own"}}
      %h1 = handle {{callee="nosuchname", kind="unknown", name="nosuchname"}}
      {END}""",
    )
