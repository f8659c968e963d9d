"""What a loop is worth a test of: values from before it, their fields, and what is read in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mat2c.ir.core import Instr, Value
from mat2c.ir.payloads.value_payloads import Assumed
from mat2c.opt.speculation.assumed_types import assumed_of
from mat2c.opt.speculation.loop_regions import Region
from mat2c.opt.speculation.repeatable import repeatable_reads
from mat2c.opt.speculation.unknown_values import Unknowns, is_field_read
from mat2c.support.record import dataclass, field
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, element_of, rep_of


@dataclass(frozen=True, slots=True)
class Guard:
    """A value and what it is tested for. A field of a value from before the loop is read before it,
    if it is there: `reads` leads to it. What is read in the loop is tested there if it is
    `inside`."""

    value: Value
    assumed: Assumed
    reads: tuple[Instr, ...] = ()
    inside: bool = False


@dataclass(slots=True)
class _Choice:
    """The values that are tested together, since they are the same field."""

    values: list[Value] = field(default_factory=list)
    reads: tuple[Instr, ...] = ()
    inside: bool = False


def guards(region: Region, resumable: bool) -> list[Guard]:
    """The tests that make operations of a loop typed; none if there are no such. Of one that is
    `resumable` another can do the rounds that are left."""
    early = _early_reads(region)
    known = Unknowns(region, early)
    inside = repeatable_reads(region, known) if resumable else []
    if inside:
        more = Unknowns(region, {*early, *inside})
        carried = {phi.target for phi in region.header.phis()}
        if any(v in known.hopeless and v not in more.hopeless for v in carried):
            known = more
        else:
            inside = []
    choices = [*_choices(known.entering, early), *_read_inside(inside)]
    return list(_wanted(known, choices))


def _choices(entering: Iterable[Value], early: dict[Value, tuple[Instr, ...]]) -> list[_Choice]:
    found: dict[object, _Choice] = {v: _Choice([v]) for v in entering}
    for value, reads in early.items():
        key = (reads[0].args[0], *(r.payload.field for r in reads))
        found.setdefault(key, _Choice([], reads)).values.append(value)
    return list(found.values())


def _read_inside(values: Iterable[Value]) -> Iterable[_Choice]:
    """The same field of a value is one."""
    found: dict[object, _Choice] = {}
    for value in values:
        made = value.definition
        field_ = made is not None and is_field_read(made)
        key = (made.args[0], made.payload.field) if made is not None and field_ else value
        found.setdefault(key, _Choice([], (), True)).values.append(value)
    return found.values()


def _wanted(known: Unknowns, choices: Iterable[_Choice]) -> Iterator[Guard]:
    for choice in choices:
        if any(map(known.gains_by, choice.values)) and all(map(_may_be_array, choice.values)):
            assumed = assumed_of(choice.values, known)
            for value in choice.values:
                reads = () if not choice.reads else _reads_to(value, choice.reads)
                yield Guard(value, assumed, reads, choice.inside)


def _may_be_array(value: Value) -> bool:
    """True unless it surely is a handle, a cell or a struct, of which a test would tell nothing."""
    known = value.type
    return known is None or known.is_any or element_of(Type(known.cls)) is not None


def _reads_to(value: Value, reads: tuple[Instr, ...]) -> tuple[Instr, ...]:
    """The same chain of reads, which ends with a value."""
    assert value.definition is not None
    return (*reads[:-1], value.definition)


def _early_reads(region: Region) -> dict[Value, tuple[Instr, ...]]:
    """Fields of unknown type of values from before the loop, and fields of these, each with the
    reads that lead to it."""
    found: dict[Value, tuple[Instr, ...]] = {}
    own = {t for instr in region.instrs() for t in instr.targets}
    for instr in region.instrs():
        base = instr.args[0] if instr.args else None
        if not is_field_read(instr) or not isinstance(base, Value) or base.type is None:
            continue
        if rep_of(base.type).kind is not Kind.BOXED or base.type.maybe_undef:
            continue
        if instr.target.type is not None and instr.target.type.is_bottom:
            continue  # it is never reached
        if base in found:
            found[instr.target] = (*found[base], instr)
        elif base not in own:
            found[instr.target] = (instr,)
    return found
