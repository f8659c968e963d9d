"""What a containers.Map holds that only one function sees.

    m = containers.Map ();
    m(w) = 1;                       all that is ever stored are real scalars, so `m(w)` is one:
    m(w) = m(w) + 1;                the order in which it happens doesn't matter

A map is a handle: what another variable, a callee, a cell or a closure holds may be changed by
anybody, and nothing is known of its values.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from mat2c.builtins.families.aggregate import MAP_METHODS, MAP_PROPERTIES
from mat2c.infer.operands import types_of, uncounted
from mat2c.infer.signature import without_values
from mat2c.ir.core import Instr, Operand, Value
from mat2c.ir.uses import uses_of
from mat2c.support.record import replace
from mat2c.types.contents import one_number, sealed
from mat2c.types.lattice import ANY, FLOATS, INTEGERS, NUMERIC, Type, joined
from mat2c.types.shape import ROW_OR_NOTHING
from mat2c.types.type_constructors import scalar, text

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_SAME = frozenset("phi copy checkdef loopexit".split())
_VERSIONS = _SAME | {"subsasgn", "undef"}
_ASKS = frozenset("numel isempty isobject class disp remove".split()).union(MAP_METHODS)
_OPTIONS = frozenset(("keytype", "valuetype", "uniformvalues"))
_TEXT = text().with_shape(ROW_OR_NOTHING)


def map_type(flow: Flow, instr: Instr) -> list[Type]:
    """containers.Map (…): the class of its keys, and the type of its values as `elem`."""
    if len(instr.targets) != 1:  # there is one map, whatever is asked for
        return [Type("map", False, None), *[ANY] * len(instr.targets)][: len(instr.targets)]
    types = [] if uncounted(instr.args) else types_of(flow, instr)
    options = {
        str(name.const).lower(): value.const
        for name, value in zip(types[::2], types[1::2], strict=False)
        if isinstance(name.const, str)
    }
    declared = options.get("valuetype")
    keys = _key(types, options.get("keytype"))
    whole = declared == "logical" or declared in INTEGERS
    item = scalar(str(declared)) if whole else _stored(flow, instr)
    if declared in FLOATS and item is not None and not item.is_bottom:
        item = scalar(str(declared), is_complex=item.is_complex and None)
    return [Type("map", False, None, elem=item, items=None if keys is None else (keys,))]


def _key(types: Sequence[Type], declared: object) -> Type | None:
    """The type of its keys."""
    if declared == "logical" or declared in NUMERIC:
        return scalar(str(declared))
    first = types[0] if types else None
    if first is None or declared == "char":
        return _TEXT
    known = first.elem if first.cls == "cell" else first
    return _TEXT if known is not None and known.cls == "char" and not _is_option(first) else None


def _stored(flow: Flow, instr: Instr) -> Type | None:
    """The type of all values that are ever stored in the map; None where it is not known."""
    operands = _written(flow, instr)
    if operands is None:
        return None
    flow.depend(instr, operands)
    known = [flow.type_of(a) for a in operands] + _given(flow, instr)
    if not known:
        return None
    found = joined(known)
    if found.is_bottom:
        return found
    if not found.is_arithmetic or found.maybe_undef:
        return None
    if found.cls in FLOATS and not found.is_scalar:
        return None  # it may be a range or a diagonal matrix, and is displayed as one
    free = without_values(sealed(found))
    return replace(free, is_complex=None) if free.is_complex else free


def _given(flow: Flow, instr: Instr) -> list[Type]:
    """The types of the values that the map starts with."""
    if not instr.args or _is_option(flow.type_of(instr.args[0])):
        return []
    if len(instr.args) < 2:
        return [ANY]
    keys, values = (flow.type_of(a) for a in instr.args[:2])
    if keys.cls == "cell" and values.cls == "cell" and values.elem is not None:
        return [values.elem]
    count = (keys.static_numel or 0) if keys.cls == "cell" else 0
    if count > 1 and values.is_arithmetic and values.cls != "char":
        return [one_number(values)]  # of one key it would be all of them
    return [values] if keys.cls == "char" else [ANY]


def _is_option(first: Type) -> bool:
    """True if the first argument is the name of an option, not a key."""
    return isinstance(first.const, str) and first.const.lower() in _OPTIONS


def _written(flow: Flow, creation: Instr) -> Sequence[Operand] | None:
    """What the function assigns to elements of the map; None where others may see the map."""
    if flow.map_uses is None:
        flow.map_uses = uses_of(flow.function)
    members, waiting, written = {creation.target}, [creation.target], list[Operand]()
    while waiting:
        value = waiting.pop()
        for _, user in flow.map_uses.get(value, ()):
            if user is None:
                continue  # given back: the function is over
            if not _is_local(user, value):
                return None
            if user.op == "subsasgn":
                written.append(user.args[1])
            new = {v for v in _same_map(user) if v not in members}
            members |= new
            waiting += new
    known = all(v.definition is creation or _is_version(v.definition) for v in members)
    return written if known else None


def _is_version(made: Instr | None) -> bool:
    """True if it gives a map that it has been given."""
    if made is None:
        return False
    return made.op in _VERSIONS or (made.op == "builtin" and made.payload.callee == "remove")


def _is_local(user: Instr, value: Value) -> bool:
    """True if it does nothing with the map but asking and assigning elements."""
    if user.op in _SAME or user.op == "display":
        return True
    if not user.args or user.args[0] is not value or value in user.args[1:]:
        return False
    if user.op == "builtin":
        return user.payload.callee in _ASKS
    if user.op in ("getfield", "fieldlist", "member"):
        return user.payload.field in MAP_PROPERTIES.union(MAP_METHODS)
    return user.op in ("subsref", "subsasgn")


def _same_map(user: Instr) -> Iterator[Value]:
    """The values that are the map, too, as an instruction that reads it shows."""
    if _is_version(user):
        yield from user.targets
    if user.op == "phi":
        yield from (a for a in user.args if isinstance(a, Value))
