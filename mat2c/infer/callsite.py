"""A call of a builtin as its type rule sees it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING

from mat2c.builtins.declaration import Builtin
from mat2c.infer.proofs.integer_bounds import Places
from mat2c.infer.transfer.short_vectors import elements_of
from mat2c.ir.core import Block, Instr
from mat2c.ir.equal_values import are_equal
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.support.record import dataclass, replace
from mat2c.types.expr import MAX_EXTENT, Expr, const, extent, symbol
from mat2c.types.lattice import ANY, BOTTOM, Type
from mat2c.types.ranges import range_
from mat2c.types.shape import Shape

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


@dataclass(slots=True)
class CallSite:
    """What `builtins.core.Site` asks for, from an instruction. `block` is where it stands, if it is
    in no block itself."""

    flow: Flow
    instr: Instr
    types: Sequence[Type]
    nargout: int
    block: Block | None = None

    def integer(self, k: int) -> Expr | None:
        return self.flow.integer(self.instr.args[k])

    def integers(self, k: int) -> Sequence[Expr | None] | None:
        return elements_of(self.flow, self.instr.args[k], self.instr)

    def has_elements(self, k: int) -> bool:
        shape = self.types[k].shape
        count = None if shape is None else shape.numel()
        block = self.block or self.flow.block_of[self.instr]
        return count is not None and Places(self.flow).at_most(const(1), count, block)

    def same(self, j: int, k: int) -> bool:
        return are_equal(self.instr.args[j], self.instr.args[k])

    def name(self, d: int, output: int = 0, most: float = inf) -> Expr:
        target = self.instr.targets[output]
        if self.flow.engine.bounded and 0 <= most < MAX_EXTENT:
            key, name = ("extent", (target, d), most), target.name or f"t{target.number}"
            return symbol(key, f"{name}_{d + 1}", 0, int(most))
        return extent((target, d), f"{target.name or f't{target.number}'}_{d + 1}")


def outputs(declaration: Builtin | None, site: CallSite, count: int) -> list[Type]:
    """The types of so many outputs of a call. Notes at the instruction whether what is known comes
    of the coarse rule: typed code has a form only for what the family's rule describes."""
    note_coarse(site.instr, False)
    if declaration is None or (declaration.type_rule is None and declaration.coarse is None):
        return [ANY] * count  # undefined operands, too, are its affair
    if any(t.is_bottom for t in site.types):
        return [BOTTOM] * count
    known = results(declaration, site)
    if known is None:
        known = coarse(declaration, site)
        note_coarse(site.instr, True)
    elif len(known) < count:  # the others as the coarse rule has them
        known = [*known, *coarse(declaration, site)[len(known) :]]
    return [*known, *[ANY] * (count - len(known))][:count]


def note_coarse(instr: Instr, coarse: bool) -> None:
    """Notes at a call whether what is known of its results comes of the coarse rule."""
    payload = payload_of(instr, Invocation)
    if payload.coarse is not coarse:
        instr.payload = replace(payload, coarse=coarse)


def coarse(declaration: Builtin, site: CallSite) -> list[Type]:
    """What holds of the outputs whatever the options are, as far as anything does. A statement may
    get no value at all."""
    if declaration.coarse is None or site.nargout == 0:
        return []
    return declaration.coarse(site) or []


def results(declaration: Builtin | None, site: CallSite) -> list[Type] | None:
    """The types that a builtin gives, as many as its rule knows; None: nothing is known."""
    if declaration is None or declaration.type_rule is None:
        return None
    known = declaration.type_rule(site)
    if known is None and any(_is_unranked(t) for t in site.types):
        return _whatever_the_rank(declaration, site)
    return known


def _is_unranked(t: Type) -> bool:
    return t.is_arithmetic and t.shape is None


def _whatever_the_rank(declaration: Builtin, site: CallSite) -> list[Type] | None:
    """What is the same for matrices and for arrays of three dimensions, which stand for all: no
    function gives another class for more dimensions."""
    assert declaration.type_rule is not None
    each = []
    for rank in (2, 3):
        types = [
            replace(t, shape=Shape.unknown(rank)) if _is_unranked(t) else t for t in site.types
        ]
        known = declaration.type_rule(replace(site, types=types))
        if known is None:
            return None
        each.append(known)
    return [_common(a, b) for a, b in zip(*each, strict=False)]


def _common(a: Type, b: Type) -> Type:
    if a.cls != b.cls or not a.is_arithmetic:
        return ANY
    shape = a.shape if a.shape == b.shape else None
    some = a.is_complex if a.is_complex is b.is_complex else None
    return Type(a.cls, some, shape, range_.join(a.range, b.range))
