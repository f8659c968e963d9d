"""Environments: the variables that a function shares with the functions nested in it, one set for
each activation.

A function that owns shared variables makes an environment when it is entered. Nested functions get
the one of the function around them, as `self` of a direct call or captured by their handles, and
anonymous functions that reach a nested function capture it behind their own values. An environment
knows the one around it.
"""

from __future__ import annotations

from mat2c.ir.core import Function, Program
from mat2c.support.record import dataclass, field


@dataclass(slots=True)
class Environments:
    """Who has an environment, and where a variable stands."""

    program: Program
    _needed: dict[str, bool] = field(default_factory=dict)

    def owns(self, name: str) -> bool:
        return bool(self.program.functions[name].shared)

    def home(self, name: str) -> str:
        """The function whose environment a nested or anonymous function gets."""
        return self.program.functions[name].parent or name

    def depth(self, name: str) -> int:
        """How many environments there are around and in a function."""
        count = 0
        at: str | None = name
        while at is not None:
            function = self.program.functions.get(at)
            if function is None:
                break
            count += bool(function.shared)
            at = function.parent
        return count

    def family(self, name: str) -> frozenset[str]:
        """The functions that share variables with a function: all that are nested in the same."""
        root = self._root(name)
        return frozenset(f for f in self.program.functions if self._root(f) == root)

    def related(self, one: str, other: str) -> bool:
        """True if two functions are of one family."""
        return self._root(one) == self._root(other)

    def _root(self, name: str) -> str:
        while (parent := self.program.functions[name].parent) in self.program.functions:
            name = parent
        return name

    def place(self, owner: str, name: str) -> int:
        return list(self.program.functions[owner].shared).index(name)

    def needed(self, name: str) -> bool:
        """True if a function gets an environment from its caller."""
        if name not in self._needed:
            self._needed[name] = False  # for recursion
            self._needed[name] = self._find(self.program.functions[name])
        return self._needed[name]

    def _find(self, function: Function) -> bool:
        if function.parent is None or self.depth(function.parent) == 0:
            return False
        if function.kind == "nested":
            return True
        called = [i.payload.callee for i in function.instrs() if i.op in _REACHING]
        return any(self.needed(c) for c in called if c in self.program.functions)


_REACHING = frozenset({"call", "calllist", "handle", "closure"})
