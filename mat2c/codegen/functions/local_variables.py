"""The local variables of a specialised function: their declarations, and what is released at its
end."""

from __future__ import annotations

from collections.abc import Collection

from mat2c.codegen.calls.typed_interface import Interface
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.lir.mentions import names_in, names_read
from mat2c.storage.model import Group, StoragePlan
from mat2c.storage.value_layout import BYTES
from mat2c.support.templates import spelling
from mat2c.types.rep import BOOL, Kind

_NEAR = 4096  # bytes of an array that nobody reads, on the stack


def declarations(
    frame: TypedFrame, plan: StoragePlan, interface: Interface, placed: Collection[str]
) -> str:
    """All that was used and is not `placed`: declared in the body or needed no more. In a fixed
    order."""
    text = frame.environment()
    text += (
        _variables(frame, interface, placed)
        + _groups(frame, plan, interface)
        + _extents(frame, plan, interface, placed)
    )
    return text + _scratch(frame, placed) + _unused(frame, interface)


def _variables(frame: TypedFrame, interface: Interface, placed: Collection[str]) -> str:
    spell = spelling("typed")
    lines: dict[str, str] = {}
    for value, name in frame.variable.items():
        rep = frame.rep(value)
        if name not in frame.used or name in lines or name in interface.params:
            continue
        if name in placed:
            continue
        if rep.kind is Kind.BOXED:
            lines[name] = spelling("control").statement(f"m2c_value *{name} = NULL")
        elif rep.kind is Kind.LIST:
            lines[name] = spell.declare("m2c_list", name, "{0}")
        elif rep.element is not None:
            zero = "false" if rep.element is BOOL else "0"
            lines[name] = spell.declare(rep.element.ctype, name, zero)
    return "".join(lines.values())


def _groups(frame: TypedFrame, plan: StoragePlan, interface: Interface) -> str:
    """Arrays on the stack, and pointers to blocks."""
    groups = [
        group
        for group in plan.groups
        if frame.data.get(group.number, "") in frame.used
        and not is_given(group)
        and group.outside is None
        and group.number not in interface.bound
    ]
    arenas = {
        element: frame.names.fresh("storage")
        for element, arena in plan.arenas.items()
        if arena.overlaid and any(g.element == element and g.offset is not None for g in groups)
    }
    placed = [g for g in groups if g.offset is not None and g.element in arenas]
    text = "".join(
        _arena(frame, name, [g for g in placed if g.element == element])
        for element, name in arenas.items()
    )
    return text + "".join(
        _place(group, frame.data[group.number], arenas[group.element])
        if group in placed
        else _group(frame, group, frame.data[group.number])
        for group in groups
    )


def _arena(frame: TypedFrame, name: str, groups: list[Group]) -> str:
    """The array in which some groups have their places."""
    peeked = any(g.number in frame.peeked_groups for g in groups)
    element = groups[0].element
    size = max((g.offset or 0) + _count(g) for g in groups)
    return spelling("typed").declare_array(element, name, size, peeked)


def _place(group: Group, name: str, arena: str) -> str:
    start = f"{arena} + {group.offset}" if group.offset else arena
    return spelling("control").statement(f"{group.element} *const {name} = {start}")


def _count(group: Group) -> int:
    assert isinstance(group.size, int)
    return group.size // BYTES[group.element]


def is_given(group: Group) -> bool:
    """True if it is declared elsewhere: the array of a parameter, or a matrix of constants."""
    first = group.members[0].definition
    given = first is None or first.op in ("param", "capture")
    return group.kind == "borrowed" and (given or group.is_table)


def _group(frame: TypedFrame, group: Group, name: str) -> str:
    spell, statement = spelling("typed"), spelling("control").statement
    element = frame.rep(group.members[0]).element
    assert element is not None
    if group.kind == "stack":
        assert isinstance(group.size, int)
        count = group.size // BYTES.get(element.ctype, 1)
        # nothing stores a member without elements, but kernels are given its address
        hollow = any(frame.type(member).static_numel == 0 for member in group.members)
        hollow = hollow or group.number in frame.peeked_groups
        return spell.declare_array(element.ctype, name, count, hollow)
    if group.kind == "borrowed":
        return statement(f"const {element.ctype} *{name} = NULL")
    block = "NULL"
    if group.kind == "fixed":
        assert isinstance(group.size, int)
        count = group.size // BYTES.get(element.ctype, 1)
        if frame.module.no_heap:
            frame.module.static_bytes += group.size
            return statement(f"static M2C_STATE {element.ctype} {name}[{count}]")
        zeros = group.number in frame.zeroed_groups
        size = f"{count}, sizeof *{name}" if zeros else f"{count} * sizeof *{name}"
        block = f"m2c_{'calloc' if zeros else 'alloc'}({size})"
    text = statement(f"{element.ctype} *{name} = {block}")
    grows = group.kind == "heap" and f"{name}_cap" in frame.used
    gone = frame.queues.get(group.number)
    text += spell.declare("size_t", gone, "0") if gone in frame.used else ""
    return text + (spell.declare("size_t", f"{name}_cap", "0") if grows else "")


def extents(frame: TypedFrame, plan: StoragePlan, interface: Interface) -> list[str]:
    """The C variables for extents of the function's own arrays."""
    return [
        extent
        for group in plan.groups
        if not is_given(group) and group.outside is None
        for variable in group.variables
        for extent in frame.extents.get(variable.number, [])
        if extent and extent in frame.used and extent not in interface.params
    ]


def _extents(
    frame: TypedFrame, plan: StoragePlan, interface: Interface, placed: Collection[str]
) -> str:
    return "".join(
        spelling("typed").declare("ptrdiff_t", extent, "0")
        for extent in extents(frame, plan, interface)
        if extent not in placed
    )


def _scratch(frame: TypedFrame, placed: Collection[str]) -> str:
    spell, statement = spelling("typed"), spelling("control").statement
    text = "".join(
        spell.declare(ctype, name, "0")
        for (ctype, _), name in frame.temporaries.items()
        if name not in placed
    )
    for (ctype, _), name in frame.blocks.items():
        text += statement(f"{ctype} *{name} = NULL") + spell.declare("size_t", f"{name}_cap", "0")
    for (ctype, _), (name, count) in frame.buffers.items():
        size = count * BYTES.get(ctype, 1)
        if size > _NEAR:
            frame.module.static_bytes += size
            text += statement(f"static M2C_STATE {ctype} {name}[{count}]")
        else:
            text += spell.declare_array(ctype, name, count)
    for name in frame.boxed_temporaries:
        text += statement(f"m2c_value *{name} = NULL")
    if frame.most_boxes:
        text += spell.declare_array("m2c_value", "box", frame.most_boxes)
    for k in range(frame.most_lists):
        text += spell.declare("m2c_list", f"args_{k + 1}", "{0}")
    for k in range(frame.most_slots):
        text += statement(f"m2c_value *result_{k + 1} = NULL")
    return text + (statement("m2c_value *unused = NULL") if frame.uses_discard else "")


def _unused(frame: TypedFrame, interface: Interface) -> str:
    """Parameters that nothing reads: values are given up, the others noted for the C compiler's
    peace."""
    return "".join(
        spelling("control").statement(f"m2c_release({name})" if boxed else f"(void){name}")
        for name, declaration in interface.params.items()
        if name not in frame.used
        for boxed in (declaration.startswith("m2c_value *"),)
    )


def unread(frame: TypedFrame, interface: Interface, body: str, placed: Collection[str]) -> str:
    """Scalars, extents and arrays that the body sets and never reads: constants were written in
    their place. And results that it never sets, since it always fails."""
    read = names_read(body)
    names = {
        name: None for value, name in frame.variable.items() if frame.rep(value).kind is Kind.SCALAR
    }
    for group in frame.plan.groups:
        if group.number in frame.data and group.outside is None and not group.is_table:
            if group.number not in interface.bound:  # what is written to is no mere parameter
                names[frame.data[group.number]] = None
            for variable in group.variables:
                names |= dict.fromkeys(frame.extents.get(variable.number, []))
    used = frame.used - set(placed)
    names = {name: None for name in names if name in used and name not in read}
    mentioned = set(names_in(body))
    names |= {name: None for name in interface.results if name not in mentioned}
    return "".join(spelling("control").statement(f"(void){name}") for name in names)


def finish(
    frame: TypedFrame, plan: StoragePlan, interface: Interface, moved: Collection[str]
) -> str:
    """Releases what the function holds, but for the arrays that are `moved` on all ways."""
    spell = spelling("boxed")
    lines: dict[str, str] = {}
    for value, name in frame.variable.items():
        kind = frame.rep(value).kind
        if name in frame.used and kind is Kind.BOXED:
            lines.setdefault(name, spell.clear(f"&{name}"))
        elif name in frame.used and kind is Kind.LIST:
            lines.setdefault(name, spell.release_list(name))
    text = "".join(lines.values())
    for group in plan.groups:
        name = frame.data.get(group.number, "")
        kinds = ("heap",) if frame.module.no_heap else ("heap", "fixed")
        owned = group.kind in kinds and group.number not in interface.bound
        if owned and group.outside is None and name in frame.used and name not in moved:
            taken = frame.taken.get(group.number)
            gone = frame.queues.get(group.number)
            block = f"m2c_queue_start({name}, &{gone})" if gone in frame.used else name
            free = spelling("control").statement(f"m2c_free({block})")
            text += spelling("typed").give_back(name, taken) if taken else free
    for name in frame.blocks.values():
        text += spelling("control").statement(f"m2c_free({name})")
    for name in frame.boxed_temporaries:
        text += spell.clear(f"&{name}")
    for k in range(frame.most_lists):
        text += spell.release_list(f"args_{k + 1}")
    for k in range(frame.most_slots):
        text += spell.clear(f"&result_{k + 1}")
    text += frame.release_environment()
    return text + (spell.clear("&unused") if frame.uses_discard else "")
