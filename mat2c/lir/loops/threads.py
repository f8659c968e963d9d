"""Runs the rounds of loops on threads, by OpenMP, where they are independent and have enough to do.

    for (i = 0; i < n; i++)        if (n >= 65536) {
        y[i] = 2.0 * x[i];             #pragma omp parallel for schedule(static)
                                       for (i = 0; i < n; i++)
                                           y[i] = 2.0 * x[i];
                                   } else { … the loop as it was … }

What rounds add up is added up in a fixed number of parts (`parted_loops`), which makes the result
the same for any number of threads.

Requires: `scopes`. Keeps: scopes. Breaks: the order of rounds.
"""

from __future__ import annotations

from mat2c.lir.c_expr import ZERO, Binary, Expr, integer, multiply, names, value_of
from mat2c.lir.c_stmt import (
    Block,
    Code,
    Comment,
    Declare,
    For,
    If,
    Rounds,
    Stmt,
    Threads,
    one,
    rebuilt,
)
from mat2c.lir.loops.independence import Fresh, Surroundings, independence
from mat2c.lir.loops.own_elements import count_of
from mat2c.lir.loops.parted_loops import parted
from mat2c.lir.loops.round_costs import cost
from mat2c.lir.mentions import all_statements, declared, mentions
from mat2c.support.record import replace

LEAST_WORK = 1 << 18
"""The work, in operators on numbers, from which on threads pay: `bench/threads.py` measures it."""
LITTLE = "there is too little to do in it"


def on_threads(code: Code, around: Surroundings, fresh: Fresh) -> Code:
    """The sequence with such loops on threads; outermost ones, since those inside have less to do.
    What `Rounds` says of the others is why they are not."""
    found: list[Stmt] = []
    for statement in code:
        on_several = _on_several(statement, around, fresh) if isinstance(statement, For) else None
        if on_several is not None:
            found.append(on_several)
        else:
            found.append(rebuilt(statement, lambda inner: on_threads(inner, around, fresh)))
    return Code(found)


def _on_several(loop: For, around: Surroundings, fresh: Fresh) -> Stmt | None:
    """What a loop becomes; None where its rounds run one after the other."""
    rounds = loop.rounds
    if rounds is None:
        return None
    found = independence(loop, around)
    enough = _enough(loop, around)
    if not found.hindrance and enough is not None and value_of(enough) == 0:
        found.hindrance = LITTLE
    rounds.hindrance = found.hindrance
    if found.hindrance:
        return None
    whole = _with_blocks(loop, rounds)
    mentioned = {name for s in all_statements(whole.body) for name in mentions(s)}
    private = tuple(sorted((rounds.filled & mentioned) - declared(whole.body)))
    if found.reductions:
        reductions = dict(sorted(found.reductions.items()))
        changed = parted(whole, count_of(loop), reductions, around, private, fresh)
    else:
        schedule = "guided" if rounds.asked else "static"
        changed = one(
            replace(whole, threads=Threads(private, schedule, tuple(sorted(rounds.copied))))
        )
    return Block(changed) if enough is None else If(enough, changed, one(loop))


def _with_blocks(loop: For, rounds: Rounds) -> For:
    """The loop whose rounds have the blocks of the heap that they need for themselves."""
    if rounds.before is None or rounds.after is None:
        return loop
    return replace(loop, body=rounds.before + loop.body + rounds.after)


def _enough(loop: For, around: Surroundings) -> Expr | None:
    """A condition under which a loop has enough to do for threads: None if it always has, 0 if it
    never has."""
    rounds, body = count_of(loop), loop.body
    step = abs(loop.step)
    inner = _only_loop(body)
    if inner is not None and value_of(inner.limit) is None:
        rounds, body = multiply(rounds, inner.limit), inner.body
    least = step * -(-LEAST_WORK // max(cost(body, around.functions), 1))
    known = value_of(rounds)
    if known is not None:
        return None if known >= least else ZERO
    return None if least <= step else Binary(">=", rounds, integer(least))


def _only_loop(body: Code) -> For | None:
    """The loop over 0, 1, … that a round consists of, where it has always the same length."""
    statements = [s for s in body if not isinstance(s, Comment)]
    inner = statements[0] if len(statements) == 1 else None
    if not isinstance(inner, For) or inner.start != ZERO or inner.relation != "<":
        return None
    made = {s.name for s in all_statements(body) if isinstance(s, Declare)}
    return None if inner.step != 1 or made.intersection(names(inner.limit)) else inner
