"""The passes over the statements of a function, in their order."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from mat2c.lir.c_stmt import Block, Code, Declare, Stmt, rebuilt
from mat2c.lir.mentions import all_statements, mentions
from mat2c.lir.merge_counters import merge_counters
from mat2c.lir.scopes import Scopes
from mat2c.lir.temporaries import inline_temporaries
from mat2c.lir.unread import remove_unread, without_unread_constants
from mat2c.lir.unread_scopes import without_unread_scopes


def improved(
    body: Code,
    ctypes: Mapping[str, str],
    temporaries: Collection[str],
    given: Collection[str] = (),
    unset: Collection[str] = (),
) -> tuple[Code, set[str]]:
    """The body of a function as a reader wants it, and the scalars that it declares or doesn't
    mention any more.

    `ctypes` has the C types of the scalars that may be declared in it; `temporaries` are those of
    them that the program has no name for, `given` the scalars that are parameters, `unset` those
    of undefined variables.
    """
    scalars = {*ctypes, *given}
    scopes = Scopes(remove_unread(body, ctypes), ctypes, unset)
    code = without_unread_scopes(scopes.declared(), scopes.placed)
    code = without_unread_constants(code, scopes.placed)
    code = inline_temporaries(code, temporaries, scalars)
    code = without_unread_constants(merge_counters(code), scopes.placed)
    code = without_blocks(inline_temporaries(code, temporaries, scalars))
    mentioned = {name for statement in all_statements(code) for name in mentions(statement)}
    return code, scopes.placed | (set(ctypes) - mentioned)


def without_blocks(code: Code) -> Code:
    """The sequence without braces around statements that declare nothing, and without those that
    stand alone in others."""
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
