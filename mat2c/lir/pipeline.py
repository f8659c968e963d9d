"""The passes over the statements of a function, in their order."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from mat2c.lir.counters import merge_counters
from mat2c.lir.scopes import Scopes
from mat2c.lir.stmt import Code
from mat2c.lir.temporaries import inline_temporaries
from mat2c.lir.unread import remove_unread


def improved(
    body: Code, ctypes: Mapping[str, str], temporaries: Collection[str]
) -> tuple[Code, set[str]]:
    """The body of a function as a reader wants it, and the scalars that it declares.

    `ctypes` has the C types of the scalars that may be declared in it; `temporaries` are those of
    them that the program has no name for.
    """
    scopes = Scopes(remove_unread(body, ctypes), ctypes)
    code = scopes.declared()
    code = inline_temporaries(code, temporaries)
    code = merge_counters(code)
    return inline_temporaries(code, temporaries), scopes.placed
