"""Variables of a function that a text, run by it, may have declared global.

    eval(t);  y = x         %x = builtin %more, "x", %x {callee="__linked__"}
                            %y = copy %x
    x = 3                   %x = copy 3
                            builtin %more, "x", %x {callee="__set_linked__"}

The struct of what only texts know has the links, too. In other functions than those where a text
may say so, and in programs where none says `global`, nothing of this is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mat2c.ir.core import EMPTY, Const, Operand, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.resolve.variables import MORE
from mat2c.support.diagnostics import Span

if TYPE_CHECKING:
    from mat2c.lower.lowering_context import Context


class TextLinks:
    """Those of one function."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        runs_texts = MORE in ctx.scope.storage and self._is_local(MORE)
        self.possible = runs_texts and ctx.session.declares(ctx.unit)
        ctx.session.program.names_globals |= self.possible

    def _is_local(self, name: str) -> bool:
        return self.ctx.scope.storage[name].kind == "local"

    def _may_link(self, name: str) -> bool:
        return self.possible and name != MORE

    def up_to_date(self, name: str, span: Span) -> Value:
        """A variable of the function itself, which has the value of the global one from here on if
        it is a link."""
        variable = self.ctx.local(name)
        if self._may_link(name):
            args = self.ctx.local(MORE), Const(name, "char"), variable
            linked = BuiltinCall("__linked__", optional=True)
            self.ctx.b.define(variable, "builtin", *args, span=span, payload=linked)
        return variable

    def stored(self, name: str, span: Span) -> None:
        """Sets the global variable behind one that was just set; a parameter is no link yet."""
        b = self.ctx.b
        if self._may_link(name) and b.block.instrs[-1].op != "param":
            args = self.ctx.local(MORE), Const(name, "char"), self.ctx.local(name)
            b.emit("builtin", *args, span=span, payload=BuiltinCall("__set_linked__", nargout=0))

    def clear(self, name: str, span: Span) -> None:
        """Makes a variable undefined, and one of the function itself again."""
        b = self.ctx.b
        if self._may_link(name):
            more = self.ctx.local(MORE)
            args = more, Const(name, "char")
            b.define(more, "builtin", *args, span=span, payload=BuiltinCall("__unlink__"))
        b.define(self.ctx.local(name), "undef", span=span)

    def asked(self, name: str, span: Span) -> Value:
        """Logical value: true if a variable of the function itself is a link."""
        args: list[Operand] = [self.ctx.local(MORE), Const(name, "char")]
        return self.ctx.b.emit("builtin", *args, span=span, payload=BuiltinCall("__is_linked__"))

    def is_declared(self, name: str) -> bool:
        """True if it is a global variable anyway, which texts find by its name."""
        return self.possible and self.ctx.scope.storage[name].kind == "global"

    def listed(self, names: Sequence[str]) -> Const:
        """The list of variables for a text, where a star marks the declared global ones."""
        texts = (f"*{name}" if self.is_declared(name) else name for name in names)
        return Const(",".join(texts), "char")

    def given(self, name: str, span: Span) -> Operand:
        """What a text gets for a variable, whose links it knows itself."""
        if self.is_declared(name):
            return EMPTY
        return self.ctx.local(name) if self._is_local(name) else self.ctx.read_raw(name, span)
