"""Dominators and frontiers against their definitions, on random graphs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mat2c.ir.builder import drop_unreachable
from mat2c.ir.cfg.dominance import dominators
from mat2c.ir.core import Block, Branch, Const, Function, Jump, Return

ALWAYS = Const(True, "logical")
GRAPHS = st.integers(2, 9).flatmap(
    lambda n: st.lists(
        st.tuples(st.integers(1, n - 1), st.integers(1, n - 1)), min_size=n - 1, max_size=n - 1
    )
)


def graph(edges: list[tuple[int, int]]) -> Function:
    """Block k goes to the two blocks of entry k; the last block returns."""
    blocks = [Block(k) for k in range(len(edges) + 1)]
    for block, (a, b) in zip(blocks, edges, strict=False):
        one = Jump(blocks[a])
        block.terminator = one if a == b else Branch(ALWAYS, blocks[a], blocks[b], blocks[b])
    blocks[-1].terminator = Return([])
    function = Function("f", [], [], blocks=blocks, entry=blocks[0], exit=blocks[-1])
    drop_unreachable(function)
    return function


def reachable(function: Function, without: Block | None) -> set[Block]:
    seen: set[Block] = set()
    work = [function.entry] if function.entry is not without else []
    while work:
        block = work.pop()
        if block not in seen:
            seen.add(block)
            work.extend(b for b in block.successors() if b is not without)
    return seen


@given(GRAPHS)
def test_dominators(edges: list[tuple[int, int]]) -> None:
    function = graph(edges)
    tree = dominators(function)
    for a in function.blocks:
        left = reachable(function, without=a)
        for b in function.blocks:
            assert tree.dominates(a, b) == (a is b or b not in left)


@given(GRAPHS)
def test_frontiers(edges: list[tuple[int, int]]) -> None:
    function = graph(edges)
    tree = dominators(function)
    frontiers = tree.frontiers()
    for a in function.blocks:
        expected = {
            b
            for b in function.blocks
            if any(tree.dominates(a, p) for p in b.preds) and (a is b or not tree.dominates(a, b))
        }
        found = {tree.order[k] for k in frontiers[tree.index[a]]}
        assert found == {b for b in expected if len(b.preds) > 1}


def test_many_blocks_are_no_trouble() -> None:
    count = 20_000
    function = graph([(k + 1, count) for k in range(count)])
    tree = dominators(function)
    assert tree.get(function.exit) is function.entry


def test_a_handler_is_entered_from_before_the_failing_block() -> None:
    start, body, handler, end = (Block(k) for k in range(4))
    start.terminator, body.terminator = Jump(body), Jump(end)
    body.handler = handler
    handler.terminator, end.terminator = Jump(end), Return([])
    function = Function("f", [], [], blocks=[start, body, handler, end], entry=start, exit=end)
    function.set_preds()
    tree = dominators(function)
    assert tree.get(handler) is start
    assert not tree.dominates(body, handler)
