"""The op table: all that passes know about the operations of the IR.

No pass keeps a list of operation names of its own; it asks this table. Builtin functions have a
table of their own kind (`mat2c.builtins`); here they are the one operation `builtin`.
"""

from __future__ import annotations

from mat2c.ir.payloads import access_payloads, call_payloads, value_payloads, variable_payloads
from mat2c.ir.payloads.payload import Payload
from mat2c.support.record import dataclass
from mat2c.types.traits import Effect, InPlace, Rank, ShapeType


@dataclass(frozen=True, slots=True)
class Op:
    """One operation. `boxed` is the runtime function on boxed values for fixed-arity operators, ""
    where code generation has a construct of its own. `payloads` are the classes of payloads that it
    may have; where `Payload` is among them, it may have none."""

    name: str
    effect: Effect = Effect.PURE
    may_fail: bool = True
    in_place: InPlace = InPlace.NEVER
    shape: ShapeType = ShapeType.III
    rank: Rank = Rank.OTHER
    boxed: str = ""
    payloads: tuple[type[Payload], ...] = (Payload,)


def _table(*rows: Op) -> dict[str, Op]:
    table: dict[str, Op] = {}
    for row in rows:
        if row.name in table:
            raise ValueError(f"operation {row.name} declared twice")
        table[row.name] = row
    return table


_OPERATOR = (Payload, value_payloads.Operator)
_CALL = (call_payloads.Call,)
_BUILTIN = (call_payloads.BuiltinCall,)
_DISPATCH = (call_payloads.Dispatch,)
_MEMBER = (call_payloads.Member,)
_HANDLE_CALL = (call_payloads.HandleCall,)
_SUBSCRIPT = (access_payloads.Subscript,)
_UPDATE = (access_payloads.Update,)
_CELL_READ = (access_payloads.CellRead,)
_FIELD_READ = (access_payloads.FieldRead,)
_CHAIN = (access_payloads.Chain,)
_READ_CHAIN = (access_payloads.ReadChain,)
_PARAMETER = (variable_payloads.Parameter,)
_GLOBAL = (variable_payloads.GlobalVariable,)
_PERSISTENT = (variable_payloads.PersistentVariable,)
_SHARED = (variable_payloads.SharedVariable,)
_CLASS_MEMBER = (call_payloads.ClassMember,)


def _operator(name: str, in_place: InPlace = InPlace.NEVER, rank: Rank = Rank.SIMPLE_3) -> Op:
    return Op(
        name,
        in_place=in_place,
        shape=ShapeType.I,
        rank=rank,
        boxed=f"m2c_{name}",
        payloads=_OPERATOR,
    )


def _elementwise(name: str) -> Op:
    return _operator(name, InPlace.ELEMENTWISE)


def _known(name: str, **more: object) -> Op:
    """An operation that can't fail and computes one scalar or passes a value on."""
    return Op(name, may_fail=False, shape=ShapeType.I, rank=Rank.SIMPLE_1, **more)  # type: ignore[arg-type]


BY_ELEMENT = "plus minus times rdivide ldivide power eq ne lt le gt ge and or".split()
BINARY = [*BY_ELEMENT, *"mtimes mrdivide mldivide mpower".split()]
TRANSPOSES = frozenset(("transpose", "ctranspose"))
UNARY = ["not", "uminus", "uplus", *sorted(TRANSPOSES)]
OPERATORS = {**dict.fromkeys(BINARY, 2), **dict.fromkeys(UNARY, 1)}
"""Operators that have function names too, and how many operands they take."""
COMPARISONS = frozenset("eq ne lt le gt ge".split())
FIRST_SUBSCRIPT = {"subsref": 1, "checkindex": 1, "subsasgn": 2}
"""The operand with which the subscripts begin, of operations whose others are no numbers."""

OPS: dict[str, Op] = _table(
    *(_elementwise(n) for n in "plus minus times rdivide ldivide power".split()),
    *(_elementwise(n) for n in "eq ne lt le gt ge and or not uminus uplus".split()),
    *(_operator(n, InPlace.SCALAR_OPERAND) for n in "mtimes mrdivide mldivide mpower".split()),
    *(_operator(n, rank=Rank.SIMPLE_2) for n in ("transpose", "ctranspose")),
    Op("colon", shape=ShapeType.II, rank=Rank.SIMPLE_1, boxed="m2c_colon"),
    Op("hcat", shape=ShapeType.I, rank=Rank.SIMPLE_3),
    Op("vcat", shape=ShapeType.I, rank=Rank.SIMPLE_3, payloads=(Payload, value_payloads.Rows)),
    # made by opt.appends of concatenations in loops
    Op(
        "append",
        in_place=InPlace.UPDATE,
        shape=ShapeType.I,
        rank=Rank.SIMPLE_3,
        payloads=(value_payloads.Axis,),
    ),
    # a matrix of numbers that are written out
    Op("table", may_fail=False, payloads=(value_payloads.Table,)),
    Op("cellrow", shape=ShapeType.I, payloads=(Payload, value_payloads.CellRow)),
    _known("emptycell"),
    _known("param", payloads=_PARAMETER),
    _known("paramrest", payloads=_PARAMETER),
    _known("capture", payloads=_PARAMETER),
    _known("nargin"),
    _known("nargout"),
    _known("copy", in_place=InPlace.COPY, payloads=(Payload, variable_payloads.Copy)),
    _known("loopexit", in_place=InPlace.COPY, payloads=(variable_payloads.LoopExit,)),
    _known("phi", in_place=InPlace.COPY, payloads=(Payload, variable_payloads.Phi)),
    _known("undef"),
    Op(
        "checkdef",
        in_place=InPlace.COPY,
        shape=ShapeType.I,
        rank=Rank.SIMPLE_2,
        payloads=(variable_payloads.Defined, variable_payloads.Output),
    ),
    _known("undefif", in_place=InPlace.COPY),
    # a subscripted variable may turn out to be a handle, and the call then does anything
    Op(
        "subsref",
        in_place=InPlace.SCALAR_SUBSCRIPT,
        shape=ShapeType.II,
        effect=Effect.WRITE,
        payloads=_SUBSCRIPT,
    ),
    Op("subslist", effect=Effect.WRITE, payloads=_SUBSCRIPT),
    Op("cellref", payloads=_CELL_READ),
    Op("celllist", payloads=_CELL_READ),
    Op("getfield", payloads=_FIELD_READ),
    Op("fieldlist", payloads=_FIELD_READ),
    _known("end", payloads=(access_payloads.Extent,)),
    Op("subsasgn", in_place=InPlace.UPDATE, shape=ShapeType.II, payloads=_UPDATE),
    Op("cellasgn", in_place=InPlace.UPDATE, shape=ShapeType.II, payloads=_UPDATE),
    Op(
        "setfield",
        in_place=InPlace.UPDATE,
        shape=ShapeType.I,
        payloads=(access_payloads.FieldUpdate,),
    ),
    Op("subsdel", in_place=InPlace.UPDATE, shape=ShapeType.II, payloads=_UPDATE),
    Op("assignpath", in_place=InPlace.UPDATE, shape=ShapeType.II, payloads=_CHAIN),
    Op("deletepath", in_place=InPlace.UPDATE, shape=ShapeType.II, payloads=_CHAIN),
    Op("peekpath", payloads=_CHAIN),
    Op("countpath", payloads=_CHAIN),
    Op("call", effect=Effect.WRITE, payloads=_CALL),
    Op("calllist", effect=Effect.WRITE, payloads=_CALL),
    Op("builtin", effect=Effect.WRITE, payloads=_BUILTIN),
    Op("builtinlist", effect=Effect.WRITE, payloads=_BUILTIN),
    Op("unknown", effect=Effect.WRITE, payloads=_CALL),
    Op("dispatch", effect=Effect.WRITE, payloads=_DISPATCH),
    Op("dispatchlist", effect=Effect.WRITE, payloads=_DISPATCH),
    Op("chain", effect=Effect.WRITE, payloads=_CHAIN),
    Op("chainlist", effect=Effect.WRITE, payloads=_CHAIN),
    Op("member", effect=Effect.WRITE, payloads=_MEMBER),
    Op("memberlist", effect=Effect.WRITE, payloads=_MEMBER),
    Op("newobject", effect=Effect.WRITE, payloads=_CLASS_MEMBER),
    Op("classmember", effect=Effect.WRITE, payloads=_CLASS_MEMBER),
    Op("callhandle", effect=Effect.WRITE, payloads=_HANDLE_CALL),
    Op("callhandlelist", effect=Effect.WRITE, payloads=_HANDLE_CALL),
    _known("isdef"),
    Op(
        "checkout",
        in_place=InPlace.COPY,
        shape=ShapeType.I,
        rank=Rank.SIMPLE_2,
        payloads=(variable_payloads.Output,),
    ),
    _known("handle", payloads=(call_payloads.HandleOf,)),
    _known("closure", payloads=(call_payloads.Closure,)),
    Op("istrue", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("scalartrue", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("switchmatch", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("trip", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    _known("forvalue"),
    Op("forcount", shape=ShapeType.I, rank=Rank.SIMPLE_1, payloads=(value_payloads.Place,)),
    Op("foritem", shape=ShapeType.II),
    Op("loadglobal", effect=Effect.READ, may_fail=False, payloads=_GLOBAL),
    Op("storeglobal", effect=Effect.WRITE, may_fail=False, payloads=_GLOBAL),
    Op("loadpersistent", effect=Effect.READ, may_fail=False, payloads=_PERSISTENT),
    Op("storepersistent", effect=Effect.WRITE, may_fail=False, payloads=_PERSISTENT),
    Op("persistentinit", effect=Effect.READ, may_fail=False, payloads=_PERSISTENT),
    # made of isempty of a variable by opt.stored
    Op("globalempty", effect=Effect.READ, may_fail=False, payloads=_GLOBAL),
    Op("persistentempty", effect=Effect.READ, may_fail=False, payloads=_PERSISTENT),
    Op("load", effect=Effect.READ, may_fail=False, payloads=_SHARED),
    Op("store", effect=Effect.WRITE, may_fail=False, payloads=_SHARED),
    Op("display", effect=Effect.WRITE, payloads=(variable_payloads.Named,)),
    Op("displaylist", effect=Effect.WRITE, payloads=(variable_payloads.Named,)),
    Op("catch", effect=Effect.WRITE, may_fail=False, payloads=(Payload, value_payloads.Caught)),
    Op("rethrow", effect=Effect.WRITE),
    Op("listitem", payloads=(variable_payloads.ListItem,)),
    Op("listcount", may_fail=False),
    Op("list", may_fail=False),
    Op("lastitem", may_fail=False),
    Op("outputlist"),
    Op("throughobject", may_fail=False),
    Op("assignlist", in_place=InPlace.UPDATE, shape=ShapeType.II, payloads=_CHAIN),
    _known("forempty"),
    Op("forfields", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("forfieldvalue"),
    Op("forfieldname"),
    Op("globalinit", effect=Effect.READ, may_fail=False, payloads=_GLOBAL),
    Op("checksize", shape=ShapeType.II, payloads=(variable_payloads.Named,)),
    # made by opt.speculation: a field that may not be there; is it what it mostly is; as that
    _known("peekfield", payloads=_FIELD_READ),
    _known("isof", payloads=(value_payloads.Assumed,)),
    _known("asof", payloads=(value_payloads.Assumed,)),
    Op("astext", payloads=(value_payloads.Beside,)),
    # functions in C
    Op("cref", in_place=InPlace.UPDATE, effect=Effect.WRITE, may_fail=False),
    Op("ceval", effect=Effect.WRITE, payloads=(call_payloads.ForeignCall,)),
    Op("isargout", shape=ShapeType.I, rank=Rank.SIMPLE_1),
    Op("evalcbegin", effect=Effect.WRITE, may_fail=False),
    Op("evalcend", effect=Effect.WRITE, may_fail=False),
    # made of chains of reads by opt.reads
    Op("readpath", payloads=_READ_CHAIN),
    Op("elementfield", payloads=_READ_CHAIN),
    # made of calls through handles by opt.handles
    _known("captured", payloads=_PARAMETER),
    Op("calldirect", effect=Effect.WRITE, payloads=(call_payloads.DirectCall,)),
    # inserted by opt.checks in front of typed subscripts
    Op("checkindex", payloads=(access_payloads.SubscriptCheck,)),
    # counts the checks that the next operation needs (`--count-checks`)
    Op("countsite", effect=Effect.WRITE, may_fail=False, payloads=(access_payloads.CheckCounters,)),
    # inserted by opt.removed where a check is proved to be needless
    Op("proveconform", payloads=(access_payloads.Proof,)),
    Op("provefit", payloads=(access_payloads.Proof,)),
    Op("provenever", payloads=(access_payloads.Proof,)),
)

IDENTITIES = frozenset("copy loopexit checkdef checkout".split())
"""The operations whose result is their first operand."""
TRUTHS = frozenset(("istrue", "scalartrue"))
"""Those that tell whether their operand is true."""
UPDATES = frozenset("subsdel subsasgn cellasgn assignpath deletepath".split())
"""Those that change or delete elements of a variable, which lists may be the subscripts of."""


def op(name: str) -> Op:
    """The table's row of an operation."""
    return OPS[name]
