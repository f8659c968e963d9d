"""Which arguments a function takes over as a result's storage, and how they pass.

    static int put(ptrdiff_t k, double **p_out, size_t *p_out_cap, ptrdiff_t *p_out_2)

An argument that is handed over has no parameter of its own: the result's block, or the storage that
the caller has for it, holds its elements, and the result's extents are its own. The function takes
the block, and gives it back in any case. A caller that still needs the argument makes a copy first.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.codegen.calls.typed_calls import is_dynamic, open_dims, passed
from mat2c.codegen.calls.typed_interface import Interface
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.typed_operations import copy_block
from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import callable_directly, operand_places, parameters
from mat2c.ir.core import Instr, Operand, Return, Value, values_of
from mat2c.ir.ops import OPS
from mat2c.lir.c_stmt import Code
from mat2c.storage.model import StoragePlan
from mat2c.support.templates import spelling
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.traits import InPlace


def candidates(spec: Specialisation) -> dict[int, int]:
    """Results that are an argument with changes, and which."""
    if not callable_directly(spec):
        return {}
    params = parameters(spec)
    places = {value: i for i, value in params.items()}
    found: dict[int, int] = {}
    for k, operand in _returned(spec):
        ways, updated = _origins(spec, operand)
        fitting = [
            places[v]
            for v in ways
            if v in places
            and places[v] not in found.values()
            and _fits(spec.signature.args[places[v]], v, spec.outputs[k])
        ]
        if updated and fitting:
            name = spec.function.outputs[k]
            found[k] = next((i for i in fitting if params[i].name == name), fitting[0])
    return found


def _returned(spec: Specialisation) -> Iterator[tuple[int, Value]]:
    terminator = spec.function.exit.terminator
    if not isinstance(terminator, Return):  # it ends with an error
        return
    wanted = max(spec.signature.nargout, 1)
    for k, operand in enumerate(terminator.args[: min(wanted, len(spec.outputs))]):
        if isinstance(operand, Value):
            yield k, operand


def _origins(spec: Specialisation, result: Value) -> tuple[set[Value], bool]:
    """The values that a result may be, with changes, and whether there are changes."""
    seen: set[Value] = set()
    updated, work = False, [result]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        instr = value.definition
        if instr is not None:
            before = [*_before(spec, instr, value)]
            work += before
            rule = OPS[instr.op].in_place
            updated = updated or bool(before and rule is not InPlace.COPY and instr.op != "phi")
    return seen, updated


def _before(spec: Specialisation, instr: Instr, value: Value) -> Iterator[Value]:
    """The operands in whose storage a value may be made, as a whole."""
    if instr.op == "phi":
        yield from values_of(instr.args)
    elif OPS[instr.op].in_place in (InPlace.UPDATE, InPlace.COPY):
        yield from (a for a in instr.args[:1] if isinstance(a, Value))
    else:
        callee = instr.payload.spec
        if callee is spec:  # what is to be found out
            yield from (a for a in instr.args if isinstance(a, Value) and _is_like(a, value))
        elif isinstance(callee, Specialisation) and callee.handed:
            place = callee.handed.get(instr.targets.index(value))
            operand = None if place is None else _operand(instr, callee, place)
            if isinstance(operand, Value):
                yield operand


def _operand(instr: Instr, spec: Specialisation, place: int) -> Operand | None:
    places = operand_places(instr, spec)
    return instr.args[places[place]] if place < len(places) else None


def _is_like(a: Value, b: Value) -> bool:
    return a.type is not None and b.type is not None and rep_of(a.type) == rep_of(b.type)


def _fits(given: Type, value: Value, result: Type) -> bool:
    """True if argument and result are arrays of one kind, the extents known of the result those of
    both."""
    rep = rep_of(result)
    if rep.kind is not Kind.ARRAY or rep_of(given) != rep or not passed(given):
        return False
    if value.type is None or rep_of(value.type) != rep:
        return False
    assert given.shape is not None and result.shape is not None
    if is_dynamic(given) != is_dynamic(result):
        return False
    pairs = zip(given.shape.dims, result.shape.dims, strict=True)
    return all(a is b for a, b in pairs if b is not None and b.is_const)


def kept(spec: Specialisation, plan: StoragePlan) -> dict[int, int]:
    """Of what is handed over, that which the plan has in one place with the result."""
    params, results = parameters(spec), dict(_returned(spec))
    return {
        k: i
        for k, i in spec.handed.items()
        if plan.same_storage(params[i], results[k]) and plan.group_of[params[i]].outside is None
    }


def hand_over(spec: Specialisation, pairs: dict[int, int]) -> None:
    """Settles what a function is handed."""
    spec.handed = pairs
    taken = {value for i, value in parameters(spec).items() if i in pairs.values()}
    for instr in spec.function.instrs():
        if instr.op == "param":
            instr.handed = instr.target in taken


def arrive(interface: Interface, target: Value, i: int) -> Code:
    """The start of a function: argument i is where the result will be."""
    frame, spec = interface.frame, interface.spec
    k = next(k for k, place in spec.handed.items() if place == i)
    name, result, data = interface.outputs[k], spec.outputs[k], frame.array(target)
    assert result.shape is not None
    opened = open_dims(result)
    texts = [
        str(dim.value) if dim is not None and dim.is_const else f"*{name}_{d + 1}"
        for d, dim in enumerate(result.shape.dims)
    ]
    text = frame.set_dims(target, texts)
    group, element = frame.group(target), frame.rep(target).element
    assert element is not None
    if not opened:
        if group.number in interface.bound and data == name:
            return text
        return text + copy_block(data, name, product(dims_of(frame, target)), element.ctype)
    frame.used.add(f"{data}_cap")
    frame.taken[group.number] = name
    return text + spelling("typed").take_block(data, name)
