"""The checks that remain in a specialisation, in words, and what to write to be rid of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.infer.engine import Specialisation
from mat2c.infer.proofs.in_bounds import Proofs
from mat2c.ir.core import MAGIC_COLON, Block, Instr, Value
from mat2c.ir.payloads.access_payloads import SubscriptCheck
from mat2c.ir.payloads.payload import payload_of
from mat2c.report.value_places import name_of
from mat2c.support.record import dataclass
from mat2c.types import subscripts
from mat2c.types.lattice import Type

_TOLD = "; asked before the loop, which runs without it where it holds"
_WITHIN = "let subscripts run to numel(x) or size(x, k), or give the array a constant size"
_POSITIVE = "let subscripts be loop variables from 1 up, or integers that are tested to be > 0"


@dataclass(frozen=True, slots=True)
class RemainingCheck:
    """One check of an instruction. It is `told` where a loop that needs it has a version
    without."""

    instr: Instr
    block: Block
    text: str
    told: bool
    advice: str

    @property
    def line(self) -> str:
        """The check as `mat2c explain` prints it."""
        return self.text + _TOLD if self.told else self.text


def remaining_checks(spec: Specialisation) -> Iterator[RemainingCheck]:
    """The checks that remain, in the order of the code, and the bounds that aren't proved."""
    assert spec.flow is not None
    proofs = Proofs(spec.flow)
    blocks = spec.function.blocks
    told = {i for b in blocks if b.loop is not None for i in b.loop.hoisted}
    roomy = {array for b in blocks if b.loop is not None for array in b.loop.rooms}
    for block in blocks:
        for instr in block.instrs:
            is_told = instr in told
            if instr.op == "checkindex":
                for text, advice in _unproved(proofs, instr, block):
                    yield RemainingCheck(instr, block, text, is_told, advice)
            elif instr.op in ("subsref", "subsasgn") and not instr.payload.safe:
                text = f"subscripts of {_base(instr)}: checked by the boxed operation"
                yield RemainingCheck(instr, block, text, False, "")
            elif instr.op == "subsasgn" and instr.payload.grow:
                made = instr.target.type
                if made is not None and made.shape is not None and made.shape.is_static:
                    continue  # what it grows to is known when it is translated
                above = _positions(instr.payload.grow)
                text = f"growth of {_base(instr)}: {above} above its extent"
                has_room = instr.target in roomy or instr.args[0] in roomy
                advice = "" if has_room else preallocation(_base(instr), instr.target.type)
                yield RemainingCheck(instr, block, text, is_told, advice)


def preallocation(name: str, known: Type | None) -> str:
    """What to write for an array that grows, of a type."""
    extents = "1, n"
    if known is not None and known.shape is not None:
        dims = known.shape.dims
        numbers = [str(d) if d is not None and d.is_const else "" for d in dims]
        letters = iter("mnpqrstu" if numbers.count("") > 1 else "n")
        extents = ", ".join(number or next(letters, "n") for number in numbers)
    return f"give {name} its final size before the loop, as in {name} = zeros({extents})"


def _positions(positions: Sequence[int]) -> str:
    numbers = " and ".join(str(k + 1) for k in positions)
    return f"subscript{'s' * (len(positions) > 1)} {numbers} may be"


def _unproved(proofs: Proofs, instr: Instr, block: Block) -> Iterator[tuple[str, str]]:
    """Subscripts that aren't proved to be inside, each with what would help."""
    base, *subs = instr.args
    check = payload_of(instr, SubscriptCheck)
    for k, sub in enumerate(subs):
        if sub == MAGIC_COLON or not check.which[k]:
            continue
        missing, advice = [], _POSITIVE
        if not proofs.positive(sub, block):
            missing.append("at least 1")
        extent = subscripts.colon_extent(proofs.flow.type_of(base).shape, k, len(subs))
        if not check.low_only and not proofs.at_most(sub, extent, block):
            missing.append(f"at most {_extent(_base(instr), k, len(subs))}")
            advice = _WITHIN
        what = " and ".join(missing) or "inside"
        yield f"subscript {k + 1} of {_base(instr)}: not proved to be {what}", advice


def _extent(name: str, position: int, count: int) -> str:
    """How a program asks for the bound of a subscript."""
    return f"numel({name})" if count == 1 else f"size({name}, {position + 1})"


def _base(instr: Instr) -> str:
    name = instr.payload.name
    first = instr.args[0] if instr.args else None
    return str(name) if name else (name_of(first) if isinstance(first, Value) else "it")
