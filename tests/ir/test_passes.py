"""Copy propagation, dead code and control-flow simplification: text in, text out."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.ir.core import Function
from mat2c.ir.printer import print_function
from mat2c.ir.reader import parse_function
from mat2c.ir.verify import verify
from mat2c.opt.scalar.copy_propagation import propagate_copies
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.opt.scalar.simplify_cfg import simplify_cfg


def check(run: Callable[[Function], object], before: str, after: str) -> None:
    function = parse_function(f"func @f() -> () ssa {{\n{_plain(before)}\n}}\n")
    verify(function, "the test")
    run(function)
    verify(function, "the pass")
    lines = print_function(function).splitlines()[1:-1]
    assert [line.strip() for line in lines] == _plain(after).splitlines()


def _plain(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


def test_copies_of_copies_and_constants() -> None:
    check(
        propagate_copies,
        """
        ^0:
          %1 = copy 2
          %2 = copy %1
          %x.3 = plus %2, %2
          %y.4 = copy %x.3
          display %y.4 {name="y"}
          return
        """,
        """
        ^0:
          %1 = copy 2
          %2 = copy 2
          %x.3 = plus 2, 2
          %y.4 = copy %x.3
          display %x.3 {name="y"}
          return
        """,
    )


def test_a_constant_is_no_base_of_an_update() -> None:
    check(
        propagate_copies,
        """
        ^0:
          %x.1 = copy 2
          %x.2 = subsasgn %x.1, 3, 2 {name="x"}
          return
        """,
        """
        ^0:
          %x.1 = copy 2
          %x.2 = subsasgn %x.1, 3, 2 {name="x"}
          return
        """,
    )


def test_a_phi_of_one_value_is_that_value() -> None:
    check(
        propagate_copies,
        """
        ^0:
          %x.1 = nargin
          branch true, ^1, ^2, merge ^2
        ^1:    preds ^0
          %y.2 = copy %x.1
          jump ^2
        ^2:    preds ^0 ^1
          %y.3 = phi %x.1, %y.2
          display %y.3 {name="y"}
          return
        """,
        """
        ^0:
          %x.1 = nargin
          branch true, ^1, ^2, merge ^2
        ^1:    preds ^0
          %y.2 = copy %x.1
          jump ^2
        ^2:    preds ^0 ^1
          %y.3 = phi %x.1, %x.1
          display %x.1 {name="y"}
          return
        """,
    )


def test_true_and_one_are_not_the_same_constant() -> None:
    before = """
        ^0:
          branch true, ^1, ^2, merge ^2
        ^1:    preds ^0
          jump ^2
        ^2:    preds ^0 ^1
          %1 = phi 1, true
          display %1 {name="y"}
          return
        """
    check(propagate_copies, before, before)


def test_a_check_that_passes_is_a_copy() -> None:
    check(
        propagate_copies,
        """
        ^0:
          %x.1 = nargin
          %x.2 = checkdef %x.1, true {name="x"}
          display %x.2 {name="x"}
          return
        """,
        """
        ^0:
          %x.1 = nargin
          %x.2 = checkdef %x.1, true {name="x"}
          display %x.1 {name="x"}
          return
        """,
    )


def test_dead_code_goes_and_possible_errors_stay() -> None:
    check(
        remove_dead,
        """
        ^0:
          %1 = nargin
          %2 = copy %1
          %3 = plus %1, 1
          %4 = loadglobal {name="g"}
          display 1 {name="x"}
          return
        """,
        """
        ^0:
          %1 = nargin
          %3 = plus %1, 1
          display 1 {name="x"}
          return
        """,
    )


def test_what_can_be_shown_not_to_fail_goes_too() -> None:
    check(
        lambda f: remove_dead(f, needed=lambda instr: instr.op == "display"),
        """
        ^0:
          %1 = nargin
          %3 = plus %1, 1
          display 1 {name="x"}
          return
        """,
        """
        ^0:
          display 1 {name="x"}
          return
        """,
    )


def test_a_loop_counter_is_alive() -> None:
    text = """
        ^0:
          jump ^1
        ^1:    preds ^0 ^2, loop for merge ^3 latch ^2 counter %1 count 3
          %1 = phi 0, %3
          %2 = lt %1, 3
          branch %2, ^2, ^3, merge ^3
        ^2:    preds ^1
          %3 = plus %1, 1
          jump ^1
        ^3:    preds ^1
          return
        """
    check(remove_dead, text, text)


def test_a_constant_branch_goes_one_way() -> None:
    check(
        simplify_cfg,
        """
        ^0:
          branch false, ^1, ^2, merge ^3
        ^1:    preds ^0
          display 1 {name="x"}
          jump ^3
        ^2:    preds ^0
          display 2 {name="x"}
          jump ^3
        ^3:    preds ^1 ^2
          %1 = phi 1, 2
          display %1 {name="y"}
          jump ^4
        ^4:    preds ^3
          return
        """,
        """
        ^0:
          display 2 {name="x"}
          %1 = copy 2
          display %1 {name="y"}
          jump ^1
        ^1:    preds ^0
          return
        """,
    )


def test_an_endless_loop_keeps_its_shape() -> None:
    check(
        simplify_cfg,
        """
        ^0:
          jump ^1
        ^1:    preds ^0 ^4, loop while merge ^5 latch ^4
          branch true, ^2, ^5, merge ^5
        ^2:    preds ^1
          %1 = nargin
          %2 = istrue %1
          branch %2, ^3, ^4, merge ^4
        ^3:    preds ^2
          jump ^5
        ^4:    preds ^2
          jump ^1
        ^5:    preds ^1 ^3
          return
        """,
        """
        ^0:
          jump ^1
        ^1:    preds ^0 ^3, loop while merge ^4 latch ^3
          %1 = nargin
          %2 = istrue %1
          branch %2, ^2, ^3, merge ^3
        ^2:    preds ^1
          jump ^4
        ^3:    preds ^1
          jump ^1
        ^4:    preds ^2
          return
        """,
    )
