"""Removes braces around statements that declare nothing, and those that stand alone in others.

Keeps: scopes.
"""

from __future__ import annotations

from mat2c.lir.c_stmt import Block, Code, Declare, Stmt, rebuilt


def without_blocks(code: Code) -> Code:
    """The sequence without such braces."""
    found: list[Stmt] = []
    for statement in code:
        inner = rebuilt(statement, _without_own)
        if isinstance(inner, Block) and not any(isinstance(s, Declare) for s in inner.body):
            found += inner.body.statements
        else:
            found.append(inner)
    return Code(found)


def _without_own(body: Code) -> Code:
    """The sequence inside a statement, which has braces of that."""
    found = without_blocks(body)
    if len(found.statements) == 1 and isinstance(found.statements[0], Block):
        return found.statements[0].body
    return found
