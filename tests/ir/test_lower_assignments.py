"""Lowering of assignments and of what they print."""

from __future__ import annotations

from tests.ir.helpers import expect

END = """
      jump ^1
    ^1:
      return
"""


def test_printed_assignments_show_the_whole_variable() -> None:
    expect(
        "x = 1\nx(2) = 5\na.b = 3\n",
        f"""
    ^0:
      %a1 = undef
      %x1 = copy 1
      display %x1 {{name="x"}}
      %x2 = subsasgn %x1, 5, 2 {{name="x"}}
      display %x2 {{name="x"}}
      %a2 = setfield %a1, 3 {{field="b", name="a"}}
      display %a2 {{name="a"}}
      {END}""",
    )


def test_chains_on_the_left() -> None:
    expect(
        "a.b{2}(3).c = 4; a.b(1) = []; a(2) = []; a.b = []; a.('q').r = 1;",
        f"""
    ^0:
      %a1 = undef
      %a2 = assignpath %a1, 4, 2, 3 {{path=path ".b{{1}}(1).c", name="a"}}
      %a3 = deletepath %a2, 1 {{path=path ".b(1)", name="a"}}
      %a4 = subsdel %a3, 2 {{name="a"}}
      %a5 = setfield %a4, [] {{field="b", name="a"}}
      %a6 = assignpath %a5, 1, 'q' {{path=path ".().r", name="a"}}
      {END}""",
    )


def test_end_on_the_left_sees_what_is_there() -> None:
    expect(
        "x = 1; x(end+1) = 2; s.a(end) = 3;",
        f"""
    ^0:
      %s1 = undef
      %x1 = copy 1
      %1 = copy %x1 {{undefined="invalid use of 'end': may only be used to index existing value"}}
      %2 = end %1 {{position=0, count=1}}
      %3 = plus %2, 1
      %x2 = subsasgn %x1, 2, %3 {{name="x"}}
      %4 = peekpath %s1 {{path=path ".a", name="s"}}
      %5 = end %4 {{position=0, count=1}}
      %s2 = assignpath %s1, 3, %5 {{path=path ".a(1)", name="s"}}
      {END}""",
    )


def test_assignment_with_an_operator_evaluates_the_subscripts_first() -> None:
    message = 'undefined="in computed assignment A(index) OP= X, A must be defined first"'
    expect(
        "x = 1; x(min(2)) += max(3);",
        f"""
    ^0:
      %x1 = copy 1
      %1 = builtin 2 {{callee="min"}}
      %2 = builtin 3 {{callee="max"}}
      %3 = copy %x1 {{{message}}}
      %4 = subsref %3, %1 {{name="x"}}
      %5 = plus %4, %2
      %x2 = subsasgn %x1, %5, %1 {{name="x"}}
      {END}""",
    )


def test_an_operator_needs_a_defined_variable() -> None:
    message = 'undefined="in computed assignment A OP= X, A must be defined first"'
    expect(
        "x += 1;",
        f"""
    ^0:
      %x1 = undef
      %x2 = checkdef %x1, false {{name="x", {message}}}
      %1 = copy %x2
      %x3 = plus %1, 1
      {END}""",
    )


def test_several_targets() -> None:
    expect(
        "[a, ~, b(2)] = size(1)",
        f"""
    ^0:
      %b1 = undef
      %1, %2, %3 = builtin 1 {{callee="size", nargout=3, ignored=[2]}}
      %a1 = checkout %1 {{several=true}}
      display %a1 {{name="a"}}
      %4 = checkout %3 {{index=3, several=true}}
      %b2 = subsasgn %b1, %4, 2
      display %b2 {{name="b"}}
      {END}""",
    )


def test_outputs_of_a_user_function_are_all_checked_before_the_first_assignment() -> None:
    expect(
        "[a, b] = f(1);\nfunction [p, q] = f(x), end",
        f"""
    ^0:
      %1, %2 = call 1 {{callee="f", nargout=2}}
      %3 = checkout %1 {{callee="f", output="p", line=2, column=11}}
      %4 = checkout %2 {{index=2, callee="f", output="q", line=2, column=14}}
      %a1 = copy %3
      %b1 = copy %4
      {END}""",
    )


def test_targets_from_a_comma_list() -> None:
    expect(
        "c = {1, 2}; [a, b] = c{:};",
        f"""
    ^0:
      %c1 = cellrow 1, 2
      %1 = celllist %c1, (:) {{name="c"}}
      %a1 = listitem %1 {{index=0, several=true}}
      %b1 = listitem %1 {{index=1, several=true}}
      {END}""",
    )


def test_comma_lists_as_targets_make_the_number_of_outputs_dynamic() -> None:
    expect(
        "[c{1:2}, x, s.f] = deal(0);",
        f"""
    ^0:
      %c1 = undef
      %s1 = undef
      %1 = colon 1, 2
      %2 = countpath %c1, %1 {{path=path "{{1}}"}}
      %3 = countpath %s1 {{path=path ".f"}}
      %4 = plus %2, 1
      %5 = plus %4, %3
      %6 = builtinlist %5, 0 {{callee="deal"}}
      %c2 = assignlist %c1, %6, 0, %2, %1 {{path=path "{{1}}"}}
      %x1 = listitem %6, %2 {{several=true}}
      %s2 = assignlist %s1, %6, %4, %3 {{path=path ".f"}}
      {END}""",
    )


def test_a_chained_assignment_prints_only_the_first() -> None:
    expect(
        "x = y = 3",
        f"""
    ^0:
      %y1 = copy 3
      %x1 = copy %y1
      display %x1 {{name="x"}}
      {END}""",
    )


def test_a_comma_list_on_the_right_is_marked() -> None:
    expect(
        "c = {1}; x = c{:}; s.a = x; y = s.a;",
        f"""
    ^0:
      %s1 = undef
      %c1 = cellrow 1
      %x1 = cellref %c1, (:) {{name="c", use="assign"}}
      %s2 = setfield %s1, %x1 {{field="a", name="s"}}
      %y1 = getfield %s2 {{field="a", use="assign"}}
      {END}""",
    )


def test_expression_statements() -> None:
    expect(
        "x = 1; x\nx;\nx + 1\nc = {x}; c{:}\nmax(x)\nx++;",
        f"""
    ^0:
      %x1 = copy 1
      display %x1 {{name="x"}}
      %1 = copy %x1
      %2 = plus %x1, 1
      display %2 {{name="ans"}}
      %c1 = cellrow %x1
      %3 = celllist %c1, (:) {{name="c"}}
      displaylist %3 {{name="ans"}}
      %4 = builtin %x1 {{callee="max", nargout=0}}
      display %4 {{name="ans"}}
      %5 = copy %x1 {{undefined="in x++ or ++x, x must be defined first"}}
      %x2 = plus %5, 1 {{step="++"}}
      {END}""",
    )


def test_ans_is_a_variable_only_where_something_mentions_it() -> None:
    expect(
        "max(2);\ny = ans;",
        """
    ^0:
      %ans1 = undef
      %1 = builtin 2 {callee="max", nargout=0}
      %2 = isdef %1
      branch %2, ^1, ^2, merge ^2
    ^1:
      %ans2 = copy %1
      jump ^2
    ^2:
      %3 = phi false, true
      %ans3 = phi %ans1, %ans2
      %ans4 = checkdef %ans3, %3 {name="ans"}
      %y1 = copy %ans4
      jump ^3
    ^3:
      return
    """,
    )


def test_a_value_that_nobody_asked_for_is_kept() -> None:
    expect(
        "[c{1:0}] = max(1);",
        """
    ^0:
      %c1 = undef
      %1 = colon 1, 0
      %2 = countpath %c1, %1 {path=path "{1}"}
      %3 = builtinlist %2, 1 {callee="max"}
      %c2 = assignlist %c1, %3, 0, %2, %1 {path=path "{1}"}
      %4 = eq %2, 0
      branch %4, ^1, ^4, merge ^4
    ^1:
      %5 = listcount %3
      %6 = lt 0, %5
      branch %6, ^2, ^3, merge ^3
    ^2:
      %7 = listitem %3 {index=0}
      %c3 = cellrow %7
      jump ^3
    ^3:
      jump ^4
    ^4:
      jump ^5
    ^5:
      return
    """,
    )
