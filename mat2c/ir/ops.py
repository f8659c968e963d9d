"""The op table: all that passes know about the operations of the IR.

No pass keeps a list of operation names of its own; it asks this table. Builtin functions have a
table of their own kind (`mat2c.builtins`); here they are the one operation `builtin`.
"""

from __future__ import annotations

from mat2c.support.record import dataclass
from mat2c.types.traits import Effect, InPlace, Rank, ShapeType


@dataclass(frozen=True, slots=True)
class Op:
    """One operation. `boxed` is the runtime function on boxed values for fixed-arity operators, ""
    where code generation has a construct of its own."""

    name: str
    effect: Effect = Effect.PURE
    may_fail: bool = True
    in_place: InPlace = InPlace.NEVER
    shape: ShapeType = ShapeType.III
    rank: Rank = Rank.OTHER
    boxed: str = ""


def _table(*rows: Op) -> dict[str, Op]:
    table: dict[str, Op] = {}
    for row in rows:
        if row.name in table:
            raise ValueError(f"operation {row.name} declared twice")
        table[row.name] = row
    return table


def _elementwise(name: str) -> Op:
    return Op(
        name,
        in_place=InPlace.ELEMENTWISE,
        shape=ShapeType.I,
        rank=Rank.SIMPLE_3,
        boxed=f"m2c_{name}",
    )


def _matrix(name: str) -> Op:
    return Op(
        name,
        in_place=InPlace.SCALAR_OPERAND,
        shape=ShapeType.I,
        rank=Rank.SIMPLE_3,
        boxed=f"m2c_{name}",
    )


def _known(name: str, **more: object) -> Op:
    """An operation that can't fail and computes one scalar or passes a value on."""
    return Op(name, may_fail=False, shape=ShapeType.I, rank=Rank.SIMPLE_1, **more)  # type: ignore[arg-type]


BY_ELEMENT = "plus minus times rdivide ldivide power eq ne lt le gt ge and or".split()
BINARY = [*BY_ELEMENT, *"mtimes mrdivide mldivide mpower".split()]
UNARY = "not uminus uplus transpose ctranspose".split()
OPERATORS = {**dict.fromkeys(BINARY, 2), **dict.fromkeys(UNARY, 1)}
"""Operators that have function names too, and how many operands they take."""
COMPARISONS = frozenset("eq ne lt le gt ge".split())

OPS: dict[str, Op] = _table(
    *(_elementwise(n) for n in "plus minus times rdivide ldivide power".split()),
    *(_elementwise(n) for n in "eq ne lt le gt ge and or not uminus uplus".split()),
    *(_matrix(n) for n in "mtimes mrdivide mldivide mpower".split()),
    Op("transpose", shape=ShapeType.I, rank=Rank.SIMPLE_2, boxed="m2c_transpose"),
    Op("ctranspose", shape=ShapeType.I, rank=Rank.SIMPLE_2, boxed="m2c_ctranspose"),
    Op("colon", shape=ShapeType.II, rank=Rank.SIMPLE_1, boxed="m2c_colon"),
    Op("hcat", shape=ShapeType.I, rank=Rank.SIMPLE_3),
    Op("vcat", shape=ShapeType.I, rank=Rank.SIMPLE_3),
    # made by opt.appends of concatenations in loops: attrs["axis"] from 0
    Op("append", in_place=InPlace.UPDATE, shape=ShapeType.I, rank=Rank.SIMPLE_3),
    # a matrix of numbers that are written out: attrs["rows"], attrs["values"] by column
    Op("table", may_fail=False),
    Op("cellrow", shape=ShapeType.I),
    _known("emptycell"),
    _known("param"),
    _known("paramrest"),
    _known("capture"),
    _known("nargin"),
    _known("nargout"),
    _known("copy", in_place=InPlace.COPY),
    _known("loopexit", in_place=InPlace.COPY),
    _known("phi", in_place=InPlace.COPY),
    _known("undef"),
    Op("checkdef", in_place=InPlace.COPY, shape=ShapeType.I, rank=Rank.SIMPLE_2),
    _known("undefif", in_place=InPlace.COPY),
    # a subscripted variable may turn out to be a handle, and the call then does anything
    Op("subsref", in_place=InPlace.SCALAR_SUBSCRIPT, shape=ShapeType.II, effect=Effect.WRITE),
    Op("subslist", effect=Effect.WRITE),
    Op("cellref"),
    Op("celllist"),
    Op("getfield"),
    Op("fieldlist"),
    _known("end"),
    Op("subsasgn", in_place=InPlace.UPDATE, shape=ShapeType.II),
    Op("cellasgn", in_place=InPlace.UPDATE, shape=ShapeType.II),
    Op("setfield", in_place=InPlace.UPDATE, shape=ShapeType.I),
    Op("subsdel", in_place=InPlace.UPDATE, shape=ShapeType.II),
    Op("assignpath", in_place=InPlace.UPDATE, shape=ShapeType.II),
    Op("deletepath", in_place=InPlace.UPDATE, shape=ShapeType.II),
    Op("peekpath"),
    Op("countpath"),
    Op("call", effect=Effect.WRITE),
    Op("calllist", effect=Effect.WRITE),
    Op("builtin", effect=Effect.WRITE),
    Op("builtinlist", effect=Effect.WRITE),
    Op("unknown", effect=Effect.WRITE),
    Op("dispatch", effect=Effect.WRITE),
    Op("dispatchlist", effect=Effect.WRITE),
    Op("chain", effect=Effect.WRITE),
    Op("chainlist", effect=Effect.WRITE),
    Op("member", effect=Effect.WRITE),
    Op("memberlist", effect=Effect.WRITE),
    Op("newobject", effect=Effect.WRITE),
    Op("classmember", effect=Effect.WRITE),
    Op("callhandle", effect=Effect.WRITE),
    Op("callhandlelist", effect=Effect.WRITE),
    _known("isdef"),
    Op("checkout", in_place=InPlace.COPY, shape=ShapeType.I, rank=Rank.SIMPLE_2),
    _known("handle"),
    _known("closure"),
    Op("istrue", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("scalartrue", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("switchmatch", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("trip", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    _known("forvalue"),
    Op("forcount", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("foritem", shape=ShapeType.II),
    Op("loadglobal", effect=Effect.READ, may_fail=False),
    Op("storeglobal", effect=Effect.WRITE, may_fail=False),
    Op("loadpersistent", effect=Effect.READ, may_fail=False),
    Op("storepersistent", effect=Effect.WRITE, may_fail=False),
    Op("persistentinit", effect=Effect.READ, may_fail=False),
    # made of isempty of a variable by opt.stored
    Op("globalempty", effect=Effect.READ, may_fail=False),
    Op("persistentempty", effect=Effect.READ, may_fail=False),
    Op("load", effect=Effect.READ, may_fail=False),
    Op("store", effect=Effect.WRITE, may_fail=False),
    Op("display", effect=Effect.WRITE),
    Op("displaylist", effect=Effect.WRITE),
    Op("catch", effect=Effect.WRITE, may_fail=False),
    Op("rethrow", effect=Effect.WRITE),
    Op("listitem"),
    Op("listcount", may_fail=False),
    Op("list", may_fail=False),
    Op("lastitem", may_fail=False),
    Op("outputlist"),
    Op("throughobject", may_fail=False),
    Op("assignlist", in_place=InPlace.UPDATE, shape=ShapeType.II),
    _known("forempty"),
    Op("forfields", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("forfieldvalue"),
    Op("forfieldname"),
    Op("globalinit", effect=Effect.READ, may_fail=False),
    Op("checksize", shape=ShapeType.II),
    # functions in C: attrs["callee"], attrs["modes"] with a letter for each argument
    Op("cref", in_place=InPlace.UPDATE, effect=Effect.WRITE, may_fail=False),
    Op("ceval", effect=Effect.WRITE),
    Op("isargout", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("evalcbegin", effect=Effect.WRITE, may_fail=False),
    Op("evalcend", effect=Effect.WRITE, may_fail=False),
    # made of chains of reads by opt.reads
    Op("readpath"),
    Op("elementfield"),
    # made of calls through handles by opt.handles
    _known("captured"),
    Op("calldirect", effect=Effect.WRITE),
    # inserted by opt.checks in front of typed subscripts
    Op("checkindex"),
    # counts the checks that the next operation needs: attrs["numbers"] (`--count-checks`)
    Op("countsite", effect=Effect.WRITE, may_fail=False),
    # inserted by opt.removed where a check is proved to be needless
    Op("proveconform"),
    Op("provefit"),
    Op("provenever"),
)

IDENTITIES = frozenset("copy loopexit checkdef checkout".split())
"""The operations whose result is their first operand."""
TRUTHS = frozenset(("istrue", "scalartrue"))
"""Those that tell whether their operand is true."""


def op(name: str) -> Op:
    """The table's row of an operation."""
    return OPS[name]
