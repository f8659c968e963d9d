"""GCTD: plans the storage of a function ([GCTD] §2–3 and beyond).

    1. values are scalars, arrays or boxed, by type;
    2. liveness, interference of the arrays with operator semantics;
    3. φ coalescing, then updates in place (`b = subsasgn(a, …)`);
    4. colouring: static sizes weighted by size, the others in lexical order;
    5. color classes of dynamic sizes are decomposed along the storage-size order;
    6. static groups are placed in arenas; resize marks; copies that the φs still need.

Requires: SSA, `preds`, types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from mat2c.ir.core import Function, Instr, Operand, Value
from mat2c.storage.arrays import ArrayPlanner
from mat2c.storage.group_deaths import group_deaths, releases
from mat2c.storage.liveness import Liveness, liveness
from mat2c.storage.model import DEFAULT, Copies, Group, Options, StoragePlan
from mat2c.storage.nonlocal_arrays import Place
from mat2c.storage.phi_webs import Webs
from mat2c.storage.slots import share_slots
from mat2c.storage.storage_facts import updates
from mat2c.storage.storage_flow import Flow, flow, is_handler_edge
from mat2c.storage.value_layout import Layout, layout_of
from mat2c.types.lattice import Type

NOWHERE: Mapping[Value, Place] = MappingProxyType({})


def plan_storage(
    function: Function,
    type_of: Callable[[Value], Type | None],
    may_share: Callable[[Instr, int], bool],
    options: Options = DEFAULT,
    layout: Callable[[Value], Layout] | None = None,
    outside: Mapping[Value, Place] = NOWHERE,
    shared: bool = False,
    named: bool = False,
) -> StoragePlan:
    """The storage plan of a function.

    `may_share(instr, k)`: may the target be computed in the storage of operand k? `layout` says
    what a value is made of, where code generation knows better than `layout_of`; `outside` are the
    arrays that live in the storage of a global, persistent or shared variable. `shared`: boxed
    temporaries share C variables, since each is read where an instruction reads it, not later.
    `named`: variables share none, so that each keeps what it holds until it is assigned to.
    """
    graph = flow(function)
    layout = layout or (lambda value: layout_of(type_of(value)))
    layouts = {
        target: layout(target)
        for block in graph.blocks
        for instr in block.instrs
        for target in instr.targets
    }
    plan = StoragePlan(function.name)
    _plan_webs(plan, graph, layouts, shared, named)
    planner = ArrayPlanner(plan, graph, layouts, type_of, may_share, options, outside)
    live = planner.run()
    plan.copies = _copies(plan, graph, layouts, live)
    if live is not None:
        plan.deaths = group_deaths(plan, live)
        if options.gctd:
            plan.releases = releases(plan, live, plan.deaths, type_of)
        planner.mark_replaced()
    return plan


def _plan_webs(
    plan: StoragePlan, graph: Flow, layouts: dict[Value, Layout], shared: bool, named: bool
) -> None:
    """C variables of scalars and boxed values."""
    wanted = {v: form for v, form in layouts.items() if form.kind in ("scalar", "boxed")}
    pairs = [
        (a, b)
        for a, b in _affinities(graph)
        if _joinable(wanted, a, b) and not (named and _differ(a, b))
    ]
    wanted_values = {value for pair in pairs for value in pair}
    live = liveness(graph, wanted_values, whole_updates=True, late_reads=True)
    webs = Webs(live)
    for a, b in pairs:
        webs.merge(live.number[a], live.number[b])
    temporaries = [
        value
        for value, form in wanted.items()
        if shared and form.kind == "boxed" and not value.name and value not in live.number
    ]
    groups = {group[0]: group for group in share_slots(graph, set(temporaries))}
    grouped = {value for group in groups.values() for value in group[1:]}
    done: set[int] = set()
    for value, form in wanted.items():
        if value in grouped:
            continue
        number = live.number.get(value)
        if number is None:
            members = groups.get(value, [value])
            plan.add(form.kind, form.element, [members], [form.why] if form.why else [])
        elif webs.find(number) not in done:
            done.add(webs.find(number))
            members = [live.values[k] for k in webs.members(webs.find(number))]
            plan.add(form.kind, form.element, [members], [form.why] if form.why else [])


def _differ(a: Value, b: Value) -> bool:
    """True if they are of different variables, or one is of none."""
    return a.name != b.name


def _affinities(graph: Flow) -> list[tuple[Value, Value]]:
    """Values that should be one C variable: φs and their operands first, then updates, then the
    versions of a variable."""
    phis = [
        (phi.target, arg)
        for block in graph.blocks
        for phi in block.phis()
        for arg in phi.args
        if isinstance(arg, Value)
    ]
    return phis + [(operand, target) for _, target, operand in updates(graph)] + _versions(graph)


def _versions(graph: Flow) -> list[tuple[Value, Value]]:
    """The versions of a MATLAB variable, one after another: C code keeps its names."""
    last: dict[str, Value] = {}
    pairs: list[tuple[Value, Value]] = []
    for block in graph.blocks:
        for instr in block.instrs:
            for value in instr.targets:
                if value.name in last:
                    pairs.append((last[value.name], value))
                if value.name:
                    last[value.name] = value
    return pairs


def _joinable(layouts: dict[Value, Layout], a: Value, b: Value) -> bool:
    first, second = layouts.get(a), layouts.get(b)
    if first is None or second is None:
        return False
    return first.kind == second.kind and first.element == second.element


def _copies(
    plan: StoragePlan, graph: Flow, layouts: dict[Value, Layout], live: Liveness | None
) -> list[Copies]:
    """The moves that φs still need."""
    found: list[Copies] = []
    for block in graph.blocks:
        phis = [phi for phi in block.phis() if layouts[phi.target].kind != "none"]
        for position, pred in enumerate(block.preds if phis else ()):
            pairs = [
                (phi.target, phi.args[position])
                for phi in phis
                if _moves(plan, phi.target, phi.args[position])
            ]
            if pairs and pred in graph.index:
                on_error = is_handler_edge(block, position)
                spent = frozenset[Group]()
                if live is not None and not on_error:
                    spent = _spent(plan, phis, pairs, live.alive_at_entry(graph.index[block]))
                found.append(Copies(pred, block, position, on_error, pairs, spent))
    return found


def _spent(
    plan: StoragePlan,
    phis: list[Instr],
    pairs: list[tuple[Value, Operand]],
    alive: Iterable[Value],
) -> frozenset[Group]:
    """The groups that operands are moved from and that hold nothing else behind the edge."""
    moved = {target for target, _ in pairs}
    held = {plan.group_of[value] for value in alive}
    held |= {plan.group_of[p.target] for p in phis if p.target in plan.group_of} - {
        plan.group_of[target] for target in moved if target in plan.group_of
    }
    sources = (plan.group_of.get(s) for _, s in pairs if isinstance(s, Value))
    return frozenset(group for group in sources if group is not None and group not in held)


def _moves(plan: StoragePlan, target: Value, source: Operand) -> bool:
    """True if the operand must be moved. Not if it is there already, nor if it has no value."""
    if not isinstance(source, Value):
        return True
    home = plan.variable_of.get(source)
    return home is not None and home is not plan.variable_of[target]
