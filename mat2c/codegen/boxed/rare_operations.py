"""Rarer boxed operations: comma lists, loops over structs and empties, shared variables, evalc,
caught errors."""

from __future__ import annotations

from mat2c.codegen.boxed.boxed_arguments import arguments, name_argument
from mat2c.codegen.boxed.boxed_operations import EMITTERS
from mat2c.codegen.boxed.boxed_updates import path_text
from mat2c.codegen.c_frame import Frame
from mat2c.codegen.slot_statements import called, copy_to_slot, set_slot
from mat2c.ir.core import Const, Instr, Operand, Splat, Value
from mat2c.ir.payloads.access_payloads import CheckCounters
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import Caught
from mat2c.ir.payloads.variable_payloads import ListItem
from mat2c.lir.c_stmt import Part, evaluate
from mat2c.support.templates import c_string, spelling


def _list_of(operand: Operand) -> Value:
    """The comma list in an operand, spread or not."""
    source = operand.value if isinstance(operand, Splat) else operand
    assert isinstance(source, Value)
    return source


def list_(frame: Frame, instr: Instr) -> str:
    """A comma list of one value."""
    name = frame.var(instr.target)
    add = spelling("boxed").gather(name, [{"splat": False, "text": frame.boxed(instr.args[0])}])
    return frame.start_list(instr.target) + add


def listitem(frame: Frame, instr: Instr) -> Part:
    source = _list_of(instr.args[0])
    item = payload_of(instr, ListItem)
    index = frame.index(instr.args[1]) if len(instr.args) > 1 else str(item.index)
    several = "true" if item.several else "false"
    items = f"&{frame.var(source)}"
    return frame.checked(called("m2c_list_item", frame.slot(instr.target), items, index, several))


def listcount(frame: Frame, instr: Instr) -> Part:
    source = _list_of(instr.args[0])
    return frame.assign_scalar(instr.target, f"{frame.var(source)}.n")


def lastitem(frame: Frame, instr: Instr) -> Part:
    """The last value of a comma list; where it has none, the old value."""
    old, values = instr.args
    keep = frame.assign(instr.target, old)
    source = frame.var(_list_of(values))
    take = copy_to_slot(frame.slot(instr.target), f"{source}.v[{source}.n - 1]")
    return keep + spelling("control").branch(f"{source}.n > 0", str(take), "")


def outputlist(frame: Frame, instr: Instr) -> Part:
    name = frame.var(instr.target)
    call = f"m2c_output_list(&{name}, {frame.boxed(instr.args[0])})"
    return frame.checked(call)


def throughobject(frame: Frame, instr: Instr) -> str:
    """A comma list read in a chain that may have gone through an object."""
    values, *passed = instr.args
    args = arguments(frame, passed)
    target, source = frame.var(instr.target), frame.var(_list_of(values))
    call = f"m2c_through_object(&{target}, &{source}, {args.count}, {args.vector});\n"
    return args.before + frame.start_list(instr.target) + call


def assignlist(frame: Frame, instr: Instr) -> Part:
    """[base.path…] = values from `start` on, `count` of them."""
    base, values, start, count, *rest = instr.args
    path = instr.payload.path
    text = frame.assign(instr.target, base)
    before, declaration = path_text(frame, path, rest)
    call = (
        f"m2c_assign_list({frame.slot(instr.target)}, &{frame.var(_list_of(values))}, "
        f"{frame.index(start)}, "
        f"{frame.index(count)}, {len(path)}, path, {name_argument(instr)})"
    )
    return text + before + spelling("control").block(declaration + str(frame.checked(call)))


def _is_double(frame: Frame, operand: Operand) -> bool:
    if isinstance(operand, Const):
        return operand.cls == "double"
    element = frame.rep(operand).element
    return element is not None and element.cls == "double"


def forempty(frame: Frame, instr: Instr) -> Part:
    if len(instr.args) > 1:
        parts = [frame.boxed(a) for a in instr.args if not _is_double(frame, a)]
        given = f"(m2c_value *const[]){{{', '.join(parts)}}}" if parts else "NULL"
        call = f"m2c_no_range({len(parts)}, {given})"
        return set_slot(frame.slot(instr.target), call)
    call = f"m2c_for_empty({frame.slot(instr.target)}, {frame.boxed(instr.args[0])})"
    return frame.checked(call)


def forfields(frame: Frame, instr: Instr) -> Part:
    call = f"m2c_for_fields({frame.boxed(instr.args[0])}, &{frame.var(instr.target)})"
    return frame.checked(call)


def forfield(frame: Frame, instr: Instr) -> Part:
    fn = "m2c_for_field_value" if instr.op == "forfieldvalue" else "m2c_for_field_name"
    value, counter = instr.args
    call = f"{fn}({frame.slot(instr.target)}, {frame.boxed(value)}, {frame.index(counter)})"
    return frame.checked(call)


def checksize(frame: Frame, instr: Instr) -> Part:
    value, *extents = instr.args
    args = arguments(frame, list(extents))
    call = (
        f"m2c_check_size({frame.slot(instr.target)}, {frame.boxed(value)}, "
        f"{args.count}, {args.vector}, "
        f"{c_string(instr.payload.name)})"
    )
    return frame.checked(call)


def evalcbegin(frame: Frame, instr: Instr) -> Part:
    return evaluate("m2c_evalc_begin")


def evalcend(frame: Frame, instr: Instr) -> Part:
    return set_slot(frame.slot(instr.target), "m2c_evalc_end()")


def load(frame: Frame, instr: Instr) -> Part:
    slot = frame.outside_slot(instr)
    return copy_to_slot(frame.slot(instr.target), f"*{slot}" if slot[0] != "&" else slot[1:])


def catch(frame: Frame, instr: Instr) -> Part:
    held = isinstance(instr.payload, Caught) and instr.payload.held
    call = "m2c_hold()" if held else "m2c_catch()"
    slot = frame.slot(instr.target) if instr.targets else f"&{frame.discard()}"
    return set_slot(slot, call)


def rethrow(frame: Frame, instr: Instr) -> Part:
    call = f"m2c_again({frame.boxed(instr.args[0])})"
    return frame.checked(call)


def countsite(frame: Frame, instr: Instr) -> str:
    return "".join(
        spelling("boxed").count(number) for number in payload_of(instr, CheckCounters).numbers
    )


EMITTERS.update(
    {
        "catch": catch,
        "rethrow": rethrow,
        "countsite": countsite,
        "list": list_,
        "listitem": listitem,
        "listcount": listcount,
        "lastitem": lastitem,
        "outputlist": outputlist,
        "throughobject": throughobject,
        "assignlist": assignlist,
        "forempty": forempty,
        "forfields": forfields,
        "forfieldvalue": forfield,
        "forfieldname": forfield,
        "checksize": checksize,
        "evalcbegin": evalcbegin,
        "evalcend": evalcend,
        "load": load,
    }
)
