"""Arrays of structs of which a field is of fixed extents: each field is one array.

    p(i).x = p(i).x + 1;        p_x(i) = p_x(i) + 1;       fields of one number have the extents of
    q = p(k);                   q_x = p_x(k); …            the array of structs
    p(k) = [];                  p_x(k) = []; …
    p(i).name = 'a';            p_name{i} = 'a';           fields that are not all alike are a cell

What changes one field of one struct must not make the array longer, unless the updates of the other
fields of that struct come right before or behind it. Cells of structs are such arrays in braces
(`struct_cells`).
"""

from __future__ import annotations

import enum
from collections.abc import Collection, Mapping, Sequence

from mat2c.infer.flow import Flow
from mat2c.infer.operands import subscripts_of
from mat2c.infer.proofs.passed_checks import read_before
from mat2c.infer.transfer.aggregates import items_of
from mat2c.infer.transfer.filled_arrays import update_before
from mat2c.ir.core import Const, Function, Instr, Operand, Splat, Value, path_operands
from mat2c.ir.payloads.value_payloads import Rows
from mat2c.ir.uses import uses_of
from mat2c.opt.aggregates.part_reads import PartsOf, is_nothing
from mat2c.opt.aggregates.parts import Parts
from mat2c.opt.aggregates.uniform_cells import asks, is_like, is_there, selects_one
from mat2c.types.lattice import Type
from mat2c.types.shape import EMPTY, ONE, Shape

Groups = Mapping[Instr, Sequence[Instr]]
"""What is done together: with each update those that set all fields of one struct, with the list of
a field what puts it into brackets."""
_MOST = 64  # updates of one struct that are looked at together
_LARGEST_MOVED = 4  # numbers in a field, where elements move up


class Use(enum.Enum):
    """What an instruction does with an array of structs, its first operand or its result."""

    READ = "gives a struct"
    PUT = "sets a struct, or adds one"
    SET = "sets a field of a struct"
    SET_FIRST = "sets a field of a struct that others will set all fields of"
    SET_LAST = "sets the last of all fields of a struct"
    SET_IN = "sets an element of a field of a struct"
    PEEK = "gives a field of a struct that an assignment changes, if it is there"
    DELETE = "gives all but some of the structs"
    SELECT = "gives some of the structs"
    JOIN = "puts arrays of structs and structs together"
    REPEAT = "repeats a struct"
    ROW = "makes structs of rows of cells"
    MAKE = "puts structs into braces"
    ITEM = "gives the struct of a round of a loop over a row"
    ROUND = "gives the struct in the cell of such a round"
    LIST = "gives a field of all structs, for brackets"
    ASK = "gives something about the extents"


_PUTS = {False: "subsasgn", True: "cellasgn"}
_GIVES = {False: "subsref", True: "cellref"}
_BRACKETS = {False: "(", True: "{"}
"""What sets and gives a struct of an array, and of a cell, and what subscripts are put into."""
READING = frozenset((Use.READ, Use.PEEK, Use.ITEM, Use.ROUND, Use.LIST, Use.ASK))
"""What makes no array of structs."""
GIVING = frozenset((Use.READ, Use.ITEM, Use.ROUND))
"""What gives one struct."""
MAKING = frozenset((Use.JOIN, Use.MAKE))
"""What puts all of its operands into one."""


def use_of(
    flow: Flow,
    instr: Instr,
    parts: PartsOf,
    groups: Groups,
    there: Collection[Instr] | None = None,
) -> Use | None:
    """How an instruction is said of the arrays of the fields; None where it can't be. Of a function
    that has been rewritten, `there` are the updates of elements that are proved to be there."""
    group = groups.get(instr)
    if group is not None and group[0].op == "foritem":
        return _in_round(flow, instr, group, parts)
    if instr.op == "fieldlist":
        return Use.LIST if _lists(instr, group[1] if group is not None else None, parts) else None
    if group is not None and _sets_all(flow, group, parts):
        return Use.SET_LAST if instr is group[-1] else Use.SET_FIRST
    if len(instr.targets) != 1 or not instr.args:
        return None
    base = instr.args[0]
    if instr.op in ("assignpath", *_PUTS.values()):
        known = parts(instr.target)
        if known is None or not known.fields or not _starts(flow, base, known, parts):
            return None
        if instr.op == "assignpath":
            return _sets(flow, instr, known, there)
        puts = instr.op == _PUTS[known.in_braces] and _puts(flow, instr, known)
        return Use.PUT if puts else None
    made = parts(instr.target)
    if made is not None and made.fields and instr.op != "subsdel":
        return _makes(flow, instr, made, parts)
    known = parts(base) if isinstance(base, Value) else None
    if known is None or not known.fields or base in instr.args[1:]:
        return None
    one = known.flat_field is not None
    if instr.op == _GIVES[known.in_braces]:
        reads = is_one(instr.target.type, known) and selects_one(flow, instr, instr.args[1:], one)
        return Use.READ if reads else None
    if instr.op == "peekpath":
        return Use.PEEK if _peeks(flow, instr, known) else None
    if instr.op == "subsdel":
        return Use.DELETE if there is None and _deletes(flow, instr, known, parts) else None
    if instr.op == "foritem":
        rows = lies(flow.type_of(base).shape) and is_one(instr.target.type, known)
        return Use.ITEM if rows else None
    if instr.op == "forcount":
        return Use.ASK if one and lies(flow.type_of(base).shape) else None
    return Use.ASK if asks(instr, one) else None


def _makes(flow: Flow, instr: Instr, made: Parts, parts: PartsOf) -> Use | None:
    """How arrays of structs come from others, or from structs."""
    if instr.op in ("hcat", "vcat"):
        joined = all(_joins(flow, a, made, parts) for a in instr.args)
        return Use.JOIN if joined and (made.all_flat or instr.op == "hcat") else None
    base = instr.args[0]
    if instr.op == "subsref" and len(instr.args) == 2 and isinstance(base, Value):
        (sub,) = subscripts_of(flow, instr, instr.args[1:]) or (None,)
        chosen = sub is not None and sub.usable and not sub.colon
        return Use.SELECT if chosen and made.fits(parts(base)) else None
    if instr.op == "cellrow":
        return Use.MAKE if all(is_one(_given(flow, a), made) for a in instr.args) else None
    if instr.op != "builtin" or made.in_braces:
        return None
    if instr.payload.callee == "repmat" and len(instr.args) in (2, 3):
        counts = [flow.type_of(a) for a in instr.args[1:] if not isinstance(a, Splat)]
        whole = all(t.is_scalar and t.cls == "double" for t in counts)
        fits = len(counts) == len(instr.args) - 1 and is_one(flow.type_of(base), made)
        return Use.REPEAT if whole and fits and isinstance(base, Value) else None
    return Use.ROW if instr.payload.callee == "struct" and _is_of_rows(flow, instr, made) else None


def _joins(flow: Flow, operand: Operand, made: Parts, parts: PartsOf) -> bool:
    if isinstance(operand, Splat):
        return False
    known = flow.type_of(operand)
    if starts(operand, known, made) or is_few(known, made):
        return True
    if is_one(known, made) and not made.of_rows:
        return True
    fits = isinstance(operand, Value) and made.fits(parts(operand))
    return fits and (made.all_flat or lies(known.shape))


def is_row(shape: Shape | None) -> bool:
    """True if it has one row."""
    return shape is not None and shape.rank == 2 and shape.dim(0) is ONE


def lies(shape: Shape | None) -> bool:
    """True if it is a row, or nothing that may become one."""
    return is_row(shape) or (shape is not None and shape.line_axis() == 1)


def _is_of_rows(flow: Flow, instr: Instr, made: Parts) -> bool:
    """True if it is struct (name, {a, b, …}, …), with rows of elements like the fields."""
    names, values = instr.args[::2], instr.args[1::2]
    if len(names) != len(values) or any(isinstance(a, Splat) for a in instr.args):
        return False
    if [a.value if isinstance(a, Const) else None for a in names] != [*made.names]:
        return False
    counts = set()
    for k, value in enumerate(values):
        known = flow.type_of(value)
        items = items_of(known) if known.cls == "cell" else (known,)
        if not items or not all(_fits(item, made, k) for item in items):
            return False
        counts.add(len(items))
    return len(counts - {1}) == 1


def _given(flow: Flow, operand: Operand) -> Type | None:
    """The type of one value; None of a list."""
    return None if isinstance(operand, Splat) else flow.type_of(operand)


def starts(operand: Operand, known: Type | None, made: Parts) -> bool:
    """True if it is what arrays or cells of structs start from: undefined, [] or one without
    structs."""
    if is_nothing(operand):
        return True
    if known is None or known.maybe_undef or known.shape is None:
        return False
    if made.in_braces and known.cls == "cell":
        return known.static_numel == 0 and known.shape.rank == 2
    return known.shape == EMPTY and known.cls in ("double", "struct")


def is_few(t: Type | None, known: Parts) -> bool:
    """True if it is a cell of few structs, each of which may be one of them."""
    items = items_of(t) if known.in_braces and t is not None and t.cls == "cell" else None
    if not items or t is None or t.maybe_undef:
        return False
    return all(is_one(item, known) for item in items)


def is_one(t: Type | None, known: Parts) -> bool:
    """True if it is a struct, or a row of few, that may be one of them."""
    if known.of_rows:
        items = items_of(t) if t is not None and t.cls == "cell" and not t.maybe_undef else None
        alike = items is not None and len(items) == len(known.names)
        return alike and all(_fits(item, known, k) for k, item in enumerate(items or ()))
    if t is None or t.cls != "struct" or not t.is_scalar or t.maybe_undef or t.fields is None:
        return False
    if tuple(name for name, _ in t.fields) != known.names:
        return False
    return all(_fits(part, known, k) for k, (_, part) in enumerate(t.fields))


def _fits(t: Type, known: Parts, k: int) -> bool:
    """True if a value can be the k-th field of one of the structs."""
    return not t.maybe_undef if known.in_cell(k) else is_like(t, known.fields[k])


def set_together(function: Function) -> dict[Instr, Sequence[Instr]]:
    """The updates that set fields of a struct one after the other until it has all, before anything
    else looks at the array; lists of fields of which brackets make one row; the cell of a round of
    a loop over cells and what reads its element."""
    found: dict[Instr, Sequence[Instr]] = {}
    open_: dict[Instr, Sequence[Instr]] = {}  # with each update those of its struct so far
    uses = None
    for instr in function.instrs():
        if joining(instr) is not None and isinstance(instr.args[0], Splat):
            made = instr.args[0].value.definition
            uses = uses or uses_of(function)
            if made is not None and made.op == "fieldlist" and len(uses[made.target]) == 1:
                found[made] = [made, instr]
        known = instr.targets[0].type if instr.targets else None
        if instr.op == "foritem" and known is not None and known.cls == "cell":
            uses = uses or uses_of(function)
            reads = [user for _, user in uses.get(instr.target, ())]
            group = [instr, *(read for read in reads if read is not None and _is_only(read))]
            found |= dict.fromkeys(group, group) if len(group) == len(reads) + 1 else {}
        field = _field(instr) if instr.op == "assignpath" and instr.targets else None
        if field is None:
            continue
        before = update_before(instr)
        group = [*(open_.get(before, ()) if before is not None else ()), instr]
        if before is not None and len(group) == 1:
            continue  # behind what sets part of a field
        open_[instr] = group if len(group) < _MOST else []
        names = {name for name, _ in known.as_struct.fields or ()} if known is not None else set()
        if not names or {_field(update) for update in group} != names:
            continue
        uses = uses or uses_of(function)
        if all(_hands_on(uses.get(u.target, ())) for u in group[:-1]):
            found |= dict.fromkeys(group, group)
    return found


def _is_only(read: Instr) -> bool:
    """True if it is c{1}."""
    return read.op == "cellref" and read.args[1:] == [Const(1.0)]


def _in_round(flow: Flow, instr: Instr, group: Sequence[Instr], parts: PartsOf) -> Use | None:
    """How the cell of a round, or what reads its element, is said of the arrays."""
    base, reads = group[0].args[0], group[1:]
    known = parts(base) if isinstance(base, Value) else None
    if known is None or not known.in_braces or not lies(flow.type_of(base).shape):
        return None
    if not all(is_one(read.target.type, known) for read in reads):
        return None
    return Use.ITEM if instr is group[0] else Use.ROUND


def joining(instr: Instr) -> str | None:
    """ "hcat" or "vcat" of brackets around one list, or of a call that does the same; "cellrow" of
    braces around it; else None."""
    if len(instr.args) != 1 or len(instr.targets) != 1:
        return None
    if instr.op in ("hcat", "vcat", "cellrow"):
        return None if isinstance(instr.payload, Rows) and instr.payload.counts else instr.op
    callee = instr.payload.callee if instr.op == "builtin" else ""
    return {"horzcat": "hcat", "vertcat": "vcat"}.get(callee)


def _field(update: Instr) -> str | None:
    """The field of a struct that an update sets as a whole."""
    path = update.payload.path
    return path[1].field if len(path) == 2 and path[1].kind == "." else None


def _hands_on(uses: Collection[tuple[object, Instr | None]]) -> bool:
    """True if it is read by the next update alone, and by what asks for its end."""
    return all(user is not None and user.op in ("assignpath", "end") for _, user in uses)


def _starts(flow: Flow, base: Operand, known: Parts, parts: PartsOf) -> bool:
    before = parts(base) if isinstance(base, Value) else None
    known_base = flow.type_of(base)
    return known.fits(before) or starts(base, known_base, known) or is_few(known_base, known)


def _puts(flow: Flow, instr: Instr, known: Parts) -> bool:
    new = instr.args[1]
    if not isinstance(new, Value) or new is instr.args[0] or not is_one(flow.type_of(new), known):
        return False
    return selects_one(flow, instr, instr.args[2:], known.flat_field is not None)


def _lists(instr: Instr, brackets: Instr | None, parts: PartsOf) -> bool:
    """True if the list, or [s.x], vertcat (s.x) or {s.x} around it, has the elements of the array
    or cell of the field."""
    base = instr.args[0]
    known = parts(base) if isinstance(base, Value) and len(instr.args) == 1 else None
    name = instr.payload.field
    if known is None or not known.fields or name not in known.names:
        return False
    k = known.names.index(name)
    each, row = known.fields[k], brackets.target.type if brackets is not None else None
    if known.in_cell(k) or row is None or row.cls == "cell":
        return known.is_flat(k)
    assert brackets is not None
    if joining(brackets) == "vcat" and ONE not in (each.shape.dims if each.shape else ()):
        return False
    return row.is_matrix and row.cls == each.cls and each.shape is not None and each.shape.rank == 2


def _sets_all(flow: Flow, group: Sequence[Instr], parts: PartsOf) -> bool:
    first, last = group[0], group[-1]
    known = parts(last.target)
    if known is None or not known.fields or not _starts(flow, first.args[0], known, parts):
        return False
    subs = path_operands(first.payload.path, first.args[2:])[0]
    new = {_field(update): update.args[1] for update in group}
    if any(isinstance(value, Splat) for value in new.values()):
        return False
    fit = (_fits(flow.type_of(new[name]), known, k) for k, name in enumerate(known.names))
    return all(fit) and selects_one(flow, first, subs, known.flat_field is not None)


def _sets(flow: Flow, instr: Instr, known: Parts, there: Collection[Instr] | None) -> Use | None:
    path, new = instr.payload.path, instr.args[1]
    kinds = "".join(step.kind for step in path)
    opening = _BRACKETS[known.in_braces] + ("{" if known.of_rows else ".")
    name = set_part(instr, known)
    if not kinds.startswith(opening) or name not in known.names or isinstance(new, Splat):
        return None
    steps = path_operands(path, instr.args[2:])
    k = known.names.index(name)
    each = known.fields[k]
    if not selects_one(flow, instr, steps[0], known.is_flat(k)):
        return None
    if not (is_there(flow, instr, steps[0]) if there is None else instr in there):
        return None
    if len(path) == 2:
        return Use.SET if _fits(flow.type_of(new), known, k) else None
    if known.in_cell(k) and known.of_rows:
        return None
    if known.in_cell(k):
        counted = all(_counts(flow, instr, subs) for subs in steps[2:])
        return Use.SET_IN if counted and all(s.kind != "." or s.field for s in path) else None
    subs = subscripts_of(flow, instr, steps[2])
    if kinds != f"{opening}(" or subs is None or len(subs) != 1 or not subs[0].is_scalar:
        return None
    inside = subs[0].type.range.fits(1, each.static_numel or 0) and not each.is_scalar
    scalar = flow.type_of(new)
    fits = scalar.is_scalar and scalar.cls == each.cls and scalar.is_complex is False
    return Use.SET_IN if inside and fits else None


def set_part(update: Instr, known: Parts) -> str | None:
    """The name of the field, or the number in the row, that an update goes to."""
    path = update.payload.path
    if len(path) < 2 or not known.of_rows:
        return path[1].field if len(path) > 1 else None
    number = path_operands(path, update.args[2:])[1]
    only = number[0] if len(number) == 1 else None
    if not isinstance(only, Const) or not isinstance(only.value, float):
        return None
    return str(int(only.value)) if only.value.is_integer() else None


def _counts(flow: Flow, instr: Instr, subscripts: Sequence[Operand]) -> bool:
    """True if all of the subscripts are numbers from 1."""
    subs = subscripts_of(flow, instr, subscripts)
    return subs is not None and all(
        s.is_scalar and s.type.range.is_integer and s.type.range.numeric_low >= 1 for s in subs
    )


def _peeks(flow: Flow, instr: Instr, known: Parts) -> bool:
    """True if it gives a field that is in a cell, or something of it."""
    path = instr.payload.path
    subscripted = len(path) > 1 and path[0].kind == _BRACKETS[known.in_braces]
    subscripted = subscripted and not known.of_rows
    name = path[1].field if subscripted else None
    if name not in known.names or not known.in_cell(known.names.index(name)):
        return False
    steps = path_operands(path, instr.args[1:])
    plain = all(step.kind != "." or step.field is not None for step in path)
    return plain and _counts(flow, instr, steps[0]) and selects_one(flow, instr, steps[0], True)


def _deletes(flow: Flow, instr: Instr, known: Parts, parts: PartsOf) -> bool:
    subs = subscripts_of(flow, instr, instr.args[1:])
    if subs is None or len(subs) != 1 or not known.fits(parts(instr.target)):
        return False
    sizes = [1 if known.is_flat(k) else t.static_numel or 0 for k, t in enumerate(known.fields)]
    if max(sizes) > _LARGEST_MOVED:
        return False
    sub, values = subs[0], subs[0].type.range
    flat = known.all_flat
    if sub.is_mask:
        return flat and sub.usable
    counts = values.is_integer and values.numeric_low >= 1  # of 0, errors tell the class
    if not sub.is_scalar:
        return flat and counts and sub.usable and not sub.colon
    return counts or read_before(flow, instr, instr.args[1:])
