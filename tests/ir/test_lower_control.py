"""Lowering of conditions, loops, switch, try and unwind_protect."""

from __future__ import annotations

from tests.ir.helpers import expect


def test_a_conjunction_without_else_becomes_nested_branches() -> None:
    expect(
        "a = 1; b = 2;\nif a && !(b || a), a = 3; end",
        """
    ^0:
      %a1 = copy 1
      %b1 = copy 2
      %1 = scalartrue %a1
      branch %1, ^1, ^4, merge ^4
    ^1:
      %2 = scalartrue %b1
      branch %2, ^4, ^2, merge ^4
    ^2:
      %3 = scalartrue %a1
      branch %3, ^4, ^3, merge ^4
    ^3:
      %a2 = copy 3
      jump ^4
    ^4:
      jump ^5
    ^5:
      return
    """,
    )


def test_a_shared_else_needs_the_value_of_the_condition() -> None:
    expect(
        "a = 1;\nif a && 2, disp(1), else, disp(2), end",
        """
    ^0:
      %a1 = copy 1
      %1 = scalartrue %a1
      %2 = copy false
      branch %1, ^1, ^2, merge ^2
    ^1:
      %3 = scalartrue 2
      %4 = copy %3
      jump ^2
    ^2:
      %5 = phi %2, %4
      branch %5, ^3, ^4, merge ^5
    ^3:
      %6 = builtin 1 {callee="disp", nargout=0}
      jump ^5
    ^4:
      %7 = builtin 2 {callee="disp", nargout=0}
      jump ^5
    ^5:
      jump ^6
    ^6:
      return
    """,
    )


def test_elseif_branches_share_the_merge_block() -> None:
    expect(
        "a = 1;\nif a, b = 1; elseif a > 1, b = 2; else, b = 3; end, b;",
        """
    ^0:
      %a1 = copy 1
      %1 = istrue %a1
      branch %1, ^1, ^2, merge ^5
    ^1:
      %b1 = copy 1
      jump ^5
    ^2:
      %2 = gt %a1, 1
      %3 = istrue %2
      branch %3, ^3, ^4, merge ^5
    ^3:
      %b2 = copy 2
      jump ^5
    ^4:
      %b3 = copy 3
      jump ^5
    ^5:
      %b4 = phi %b1, %b2, %b3
      %4 = copy %b4
      jump ^6
    ^6:
      return
    """,
    )


def test_a_scalar_left_side_decides_an_or_in_a_condition() -> None:
    expect(
        "a = 1;\nif a | max(2), a = 2; end",
        """
    ^0:
      %a1 = copy 1
      %1 = builtin %a1 {callee="__one_value__"}
      %2 = istrue %1
      %3 = copy true
      branch %2, ^1, ^4, merge ^4
    ^1:
      %4 = istrue %a1
      branch %4, ^2, ^3, merge ^3
    ^2:
      %5 = copy false
      jump ^3
    ^3:
      %6 = phi %3, %5
      jump ^4
    ^4:
      %7 = phi %3, %6
      %8 = copy true
      branch %7, ^5, ^9, merge ^9
    ^5:
      %9 = builtin 2 {callee="max"}
      branch %2, ^6, ^7, merge ^8
    ^6:
      %10 = istrue %9
      jump ^8
    ^7:
      %11 = or %a1, %9
      jump ^8
    ^8:
      %12 = phi %10, %11
      jump ^9
    ^9:
      %13 = phi %8, %12
      %14 = istrue %13
      branch %14, ^10, ^11, merge ^11
    ^10:
      %a2 = copy 2
      jump ^11
    ^11:
      jump ^12
    ^12:
      return
    """,
    )


def test_for_over_a_range_counts() -> None:
    expect(
        "s = 0;\nfor k = 1:2:9, s = s + k; end\nk;",
        """
    ^0:
      %s1 = copy 0
      %1 = trip 1, 2, 9
      %k1 = forempty 1, 2, 9
      %2 = copy 0
      jump ^1
    ^1:    loop for merge ^4 latch ^3 counter %3 count %1
      %s2 = phi %s1, %s3
      %k2 = phi %k1, %k3
      %3 = phi %2, %4
      %5 = lt %3, %1
      branch %5, ^2, ^4, merge ^4
    ^2:
      %k3 = forvalue 1, 2, %3, 9
      %s3 = plus %s2, %k3
      jump ^3
    ^3:
      %4 = plus %3, 1
      jump ^1
    ^4:
      %6 = copy %k2
      jump ^5
    ^5:
      return
    """,
    )


def test_for_over_values_with_continue_and_break() -> None:
    expect(
        "v = 5;\nfor k = v\n  if k, continue, end\n  break\nend",
        """
    ^0:
      %v1 = copy 5
      %1 = copy %v1
      %2 = forcount %1 {line=2, column=1}
      %k1 = forempty %1
      %3 = copy 0
      jump ^1
    ^1:    loop for merge ^6 latch ^4 counter %4 count %2
      %4 = phi %3, %5
      %6 = lt %4, %2
      branch %6, ^2, ^6, merge ^6
    ^2:
      %k2 = foritem %1, %4
      %7 = istrue %k2
      branch %7, ^3, ^5, merge ^5
    ^3:
      jump ^4
    ^4:
      %5 = plus %4, 1
      jump ^1
    ^5:
      jump ^6
    ^6:
      jump ^7
    ^7:
      return
    """,
    )


def test_parts_of_a_while_condition_leave_like_a_break() -> None:
    expect(
        "a = 1;\nwhile a < 3 && a, a = a + 1; end",
        """
    ^0:
      %a1 = copy 1
      jump ^1
    ^1:    loop while merge ^5 latch ^4
      %a2 = phi %a1, %a3
      %1 = lt %a2, 3
      %2 = scalartrue %1
      branch %2, ^2, ^5, merge ^5
    ^2:
      %3 = scalartrue %a2
      branch %3, ^3, ^5, merge ^3
    ^3:
      %a3 = plus %a2, 1
      jump ^4
    ^4:
      jump ^1
    ^5:
      jump ^6
    ^6:
      return
    """,
    )


def test_do_until_tests_in_the_latch() -> None:
    expect(
        "a = 1;\ndo, a = a + 1; until a > 3",
        """
    ^0:
      %a1 = copy 1
      jump ^1
    ^1:    loop until merge ^3 latch ^2
      %a2 = phi %a1, %a3
      %a3 = plus %a2, 1
      %1 = gt %a3, 3
      %2 = istrue %1
      %3 = copy %2
      jump ^2
    ^2:
      branch %3, ^3, ^1, merge ^3
    ^3:
      jump ^4
    ^4:
      return
    """,
    )


def test_switch() -> None:
    expect(
        "a = 1;\nswitch a, case {1, 2}, a = 3; otherwise, a = 4; end",
        """
    ^0:
      %a1 = copy 1
      %1 = copy %a1
      %2 = switchmatch %1, 1, 2
      branch %2, ^1, ^2, merge ^3
    ^1:
      %a2 = copy 3
      jump ^3
    ^2:
      %a3 = copy 4
      jump ^3
    ^3:
      jump ^4
    ^4:
      return
    """,
    )


def test_a_handler_sees_the_variables_at_the_entry_of_the_failing_block() -> None:
    expect(
        "a = 1;\ntry\n  a = max(2);\n  b = max(3);\ncatch e\n  a, e;\nend",
        """
    ^0:
      %a1 = copy 1
      jump ^1
    ^1:    try merge ^4, handler ^3
      %a2 = builtin 2 {callee="max"}
      jump ^2
    ^2:    handler ^3
      %b1 = builtin 3 {callee="max"}
      jump ^4
    ^3:
      %a3 = phi %a1, %a2
      %e1 = catch
      display %a3 {name="a"}
      %1 = copy %e1
      jump ^4
    ^4:
      jump ^5
    ^5:
      return
    """,
    )


def test_unwind_protect_cleans_up_on_every_way_out() -> None:
    expect(
        "unwind_protect\n  if rand, return, end\nunwind_protect_cleanup\n  disp(1);\n"
        "end_unwind_protect",
        """
    ^0:
      jump ^1
    ^1:    try merge ^6, handler ^4
      %1 = builtin {callee="rand"}
      %2 = istrue %1
      branch %2, ^2, ^5, merge ^5
    ^2:
      jump ^3
    ^3:
      %3 = builtin 1 {callee="disp", nargout=0}
      jump ^7
    ^4:
      %4 = catch {held=true}
      %5 = builtin 1 {callee="disp", nargout=0}
      rethrow %4
      raise
    ^5:
      jump ^6
    ^6:
      %6 = builtin 1 {callee="disp", nargout=0}
      jump ^7
    ^7:
      return
    """,
    )


def test_a_variable_set_on_one_way_only_is_checked_once() -> None:
    expect(
        "if rand, x = 1; end\ny = x + x;",
        """
    ^0:
      %x1 = undef
      %1 = builtin {callee="rand"}
      %2 = istrue %1
      branch %2, ^1, ^2, merge ^2
    ^1:
      %x2 = copy 1
      jump ^2
    ^2:
      %3 = phi false, true
      %x3 = phi %x1, %x2
      %x4 = checkdef %x3, %3 {name="x"}
      %4 = copy %x4
      %5 = copy %x4
      %y1 = plus %4, %5
      jump ^3
    ^3:
      return
    """,
    )


def test_clear_makes_a_variable_undefined() -> None:
    expect(
        "x = 1; clear x\nexist('x', 'var')",
        """
    ^0:
      %x1 = copy 1
      %x2 = undef
      %1 = undef
      %2 = copy false
      %3 = plus %2, 0
      display %3 {name="ans"}
      jump ^1
    ^1:
      return
    """,
    )
