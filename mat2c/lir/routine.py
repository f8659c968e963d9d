"""A function on its way through LIR: its statements, and what passes ask of the names in them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mat2c.lir.c_stmt import Code
from mat2c.lir.mentions import all_statements, mentions
from mat2c.support.record import dataclass

NO_TYPES: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Routine:
    """`scalars` has the C types of the scalars that the body may declare; `temporaries` are those
    of them that the program has no name for, `given` the scalars that are parameters, `unset` those
    of undefined variables. `shared` has the C types of other scalars, "" for one that doesn't
    matter, `arrays` those of the elements of arrays, each with storage of its own, both of which
    all threads see; `functions` are those of the program. `declared` are the scalars that the body
    declares; None before it does."""

    name: str
    body: Code
    scalars: Mapping[str, str] = NO_TYPES
    temporaries: frozenset[str] = frozenset()
    given: frozenset[str] = frozenset()
    unset: frozenset[str] = frozenset()
    shared: Mapping[str, str] = NO_TYPES
    arrays: Mapping[str, str] = NO_TYPES
    functions: frozenset[str] = frozenset()
    declared: frozenset[str] | None = None

    @property
    def mentioned(self) -> set[str]:
        """The variables that the body mentions."""
        return {name for statement in all_statements(self.body) for name in mentions(statement)}
