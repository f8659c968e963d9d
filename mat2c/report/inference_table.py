"""What inference saves: the checks that a naive translation needs, and which are proved away.

A *site* is one check of the naive translation. Sites are noted on the analysed function, before any
typed pass; after `subscript_checks` each is judged: gone with a folded operation, proved, or
remaining.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from mat2c.infer.engine import Specialisation
from mat2c.infer.proofs.in_bounds import Proofs
from mat2c.ir.core import MAGIC_COLON, Block, Const, Instr, Operand, Splat, Value
from mat2c.ir.ops import OPS
from mat2c.support.record import dataclass, field
from mat2c.types import algebra, subscripts
from mat2c.types.expr import Expr
from mat2c.types.lattice import Type
from mat2c.types.shape import Shape
from mat2c.types.symbolic import surely_le
from mat2c.types.traits import InPlace


class Check(enum.Enum):
    """What a naive translation checks."""

    READ = "index reads"
    WRITE = "index writes"
    CONFORM = "conformability"
    CLASS = "class"


class Way(enum.Enum):
    """How a check is found not to be needed."""

    CONSTANTS = "constants"
    SCALARS = "scalars"
    RANGES = "ranges"
    FACTS = "facts"
    EXTENTS = "equal extents"
    TYPES = "types"
    HOISTED = "hoisting"
    NONE = "remaining"


ELEMENTWISE = frozenset(
    name
    for name, row in OPS.items()
    if row.in_place is InPlace.ELEMENTWISE and name not in ("not", "uminus", "uplus")
)
MATRIX = {
    "mtimes": algebra.product,
    "mrdivide": algebra.right_divide,
    "mldivide": algebra.left_divide,
}
OPERATORS = ELEMENTWISE | set(MATRIX) | {"mpower", "not", "uminus", "uplus", "colon"}
SUBSCRIPTS = {"subsref": (Check.READ, 1), "subsasgn": (Check.WRITE, 2)}


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """One check: `position` is the subscript's; `way` is set where types alone decide."""

    check: Check
    instr: Instr
    block: Block
    position: int = 0
    way: Way | None = None


@dataclass(slots=True)
class Tally:
    """Checks by kind and by what became of them, and what is known of the values."""

    checks: Counter[tuple[Check, Way]] = field(default_factory=Counter)
    values: int = 0
    typed: int = 0
    constant: int = 0
    equal: int = 0

    def add(self, other: Tally) -> None:
        """Adds what another counted."""
        self.checks.update(other.checks)
        self.values += other.values
        self.typed += other.typed
        self.constant += other.constant
        self.equal += other.equal

    def needed(self, check: Check | None = None) -> int:
        """The checks of a naive translation."""
        return sum(n for (kind, _), n in self.checks.items() if check in (None, kind))

    def by(self, way: Way, check: Check | None = None) -> int:
        """The checks that went, or stayed, in one way."""
        return sum(
            n for (kind, how), n in self.checks.items() if how is way and check in (None, kind)
        )

    def removed(self, check: Check | None = None) -> int:
        return self.needed(check) - self.by(Way.NONE, check)


# --- before the typed passes ------------------------------------------------------------------


def sites(spec: Specialisation) -> list[Site]:
    """The checks that a naive translation of the analysed function needs, where it is reached."""
    assert spec.flow is not None
    return [
        site
        for block in spec.function.blocks
        if block in spec.flow.reached
        for instr in block.instrs
        for site in _of(spec, instr, block)
    ]


def _of(spec: Specialisation, instr: Instr, block: Block) -> Iterator[Site]:
    flow = spec.flow
    assert flow is not None
    if instr.op in SUBSCRIPTS and _is_array(flow.type_of(instr.args[0])):
        check, first = SUBSCRIPTS[instr.op]
        for k, sub in enumerate(instr.args[first:]):
            if not _is_colon(sub):
                yield Site(check, instr, block, k)
        yield Site(Check.CLASS, instr, block, way=_classes([flow.type_of(instr.args[0])]))
    elif instr.op in OPERATORS:
        types = [flow.type_of(a, block) for a in instr.args]
        yield Site(Check.CLASS, instr, block, way=_classes(types))
        if instr.op in ELEMENTWISE or instr.op in MATRIX:
            yield Site(Check.CONFORM, instr, block, way=_conforms(instr.op, types))


def naive(instr: Instr) -> list[Check]:
    """The checks of an operation of which nothing is known."""
    if instr.op in SUBSCRIPTS:
        check, first = SUBSCRIPTS[instr.op]
        return [check for sub in instr.args[first:] if not _is_colon(sub)] + [Check.CLASS]
    if instr.op in OPERATORS:
        conform = instr.op in ELEMENTWISE or instr.op in MATRIX
        return [Check.CLASS, Check.CONFORM] if conform else [Check.CLASS]
    return []


def _is_array(known: Type) -> bool:
    """A handle is called, not subscripted."""
    return known.cls != "function_handle"


def _is_colon(operand: Operand) -> bool:
    return operand == MAGIC_COLON or (isinstance(operand, Const) and operand.value == ":")


def _classes(types: Iterable[Type]) -> Way:
    """How far all classes are known, real or complex too. A scalar that may be either has C's
    complex type."""
    certain = all(
        t.is_bottom or (not t.is_any and (t.is_complex is not None or t.is_scalar)) for t in types
    )
    return Way.TYPES if certain else Way.NONE


def _conforms(op: str, types: list[Type]) -> Way:
    """How certain it is that the extents of two operands go together."""
    left, right = (t.shape for t in types)
    if any(t.is_scalar for t in types):
        return Way.SCALARS
    if left is None or right is None or not all(t.is_arithmetic for t in types):
        return Way.NONE
    rule = MATRIX.get(op)
    verdict = rule(left, right).legal if rule else algebra.broadcast(left, right).legal
    if verdict is not True:
        return Way.NONE
    return Way.CONSTANTS if left.is_static and right.is_static else Way.EXTENTS


# --- after `subscript_checks` ----------------------------------------------------------------


def judge(spec: Specialisation, noted: Iterable[Site]) -> Counter[tuple[Check, Way]]:
    """What became of the noted checks."""
    judged = way_of(spec)
    return Counter((site.check, judged(site)) for site in noted)


def way_of(spec: Specialisation) -> Callable[[Site], Way]:
    """Tells of each check noted of a specialisation what became of it."""
    flow = spec.flow
    assert flow is not None
    proofs = Proofs(flow)
    kept = {instr: block for block in spec.function.blocks for instr in block.instrs}

    def judged(site: Site) -> Way:
        if site.instr not in kept:
            return Way.CONSTANTS
        if site.instr.op == "copy":  # of what the same operation gave before
            return Way.FACTS if site.way in (None, Way.NONE) else site.way
        if site.way is not None:
            return site.way
        return _bounds(proofs, site, kept[site.instr])

    return judged


def _bounds(proofs: Proofs, site: Site, block: Block) -> Way:
    """How one subscript is proved to lie inside."""
    instr = site.instr
    if instr.op not in SUBSCRIPTS:
        return Way.NONE
    subs = instr.args[SUBSCRIPTS[instr.op][1] :]
    base = proofs.flow.type_of(instr.args[0])
    sub = subs[site.position]
    if instr.payload.mask:  # of the very extents
        return Way.EXTENTS
    if not instr.payload.safe or isinstance(sub, Splat):
        return Way.NONE
    if not proofs.in_bounds(base, sub, site.position, len(subs), block):
        return Way.NONE
    extent = subscripts.colon_extent(base.shape, site.position, len(subs))
    return _proof(proofs, sub, extent, block)


def _proof(proofs: Proofs, sub: Operand, extent: Expr | None, block: Block) -> Way:
    """The weakest means that shows a subscript, known to be inside, to be so."""
    known = proofs.flow.type_of(sub)
    if extent is None:
        return Way.FACTS
    low, high = known.range.numeric_low, known.range.numeric_high
    if extent.is_const and low >= 1 and high <= extent.value:
        return Way.CONSTANTS if known.const is not None else Way.RANGES
    if known.range.high is extent or known.range.numeric_high <= extent.low:
        return Way.RANGES if low >= 1 else Way.FACTS
    exact = proofs.flow.integer(sub) if known.is_scalar else None
    if exact is not None and exact is extent:
        return Way.EXTENTS
    if exact is not None and low >= 1 and surely_le(exact, extent, proofs.assume_at(block)):
        return Way.RANGES
    return Way.FACTS


# --- values -----------------------------------------------------------------------------------


def values(spec: Specialisation) -> Tally:
    """What the analysed function knows of its values' classes, ranks and extents."""
    assert spec.flow is not None
    tally = Tally()
    shapes = Counter(
        known.shape for known in _types(spec) if known.shape is not None and known.shape.is_known
    )
    for known in _types(spec):
        tally.values += 1
        if known.is_any or known.shape is None:
            continue
        tally.typed += 1
        if known.shape.is_static:
            tally.constant += 1
        elif _is_shared(known.shape, shapes):
            tally.equal += 1
    return tally


def _types(spec: Specialisation) -> Iterator[Type]:
    """The types of all values that there are."""
    assert spec.flow is not None
    for block in spec.function.blocks:
        if block not in spec.flow.reached:
            continue
        for instr in block.instrs:
            for target in instr.targets:
                if isinstance(target, Value) and target.type and not target.type.is_bottom:
                    yield target.type


def _is_shared(shape: Shape, shapes: Counter[Shape]) -> bool:
    """True if another value has the same symbols for extents."""
    return shape.is_known and shapes[shape] > 1
