"""Arguments and results of functions whose aggregates have become their parts."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Return
from mat2c.opt.aggregates.build_structs import field_variable
from mat2c.opt.aggregates.parts import Parts
from mat2c.opt.aggregates.sroa_webs import Webs
from mat2c.opt.aggregates.web_sets import Place
from mat2c.support.record import replace
from mat2c.types.lattice import Type


def give_up_unasked(spec: Specialisation) -> None:
    """Results that nobody asks for are given up, since a part that is not there would else move one
    of them to the front. Nothing stands after a list of further ones."""
    function, wanted = spec.function, max(spec.signature.nargout, 1)
    listed = len(function.outputs) - 1 if function.varargout else -1
    kept = [k for k in range(len(function.outputs)) if k < wanted or k == listed]
    function.outputs = [function.outputs[k] for k in kept]
    spec.outputs = list(spec.outputs[:wanted])
    for block in function.blocks:
        if isinstance(block.terminator, Return):
            returned = enumerate(block.terminator.args)
            block.terminator.args = [a for k, a in returned if k in kept]


def change_interface(spec: Specialisation, webs: Webs) -> None:
    """Arguments and results of the parts."""
    function, signature = spec.function, spec.signature
    captured = len(function.captures)
    names = [*function.captures, *function.params]
    inputs = [spread(webs, (spec, "in", k), t) for k, t in enumerate(signature.args)]
    outputs = [spread(webs, (spec, "out", k), t) for k, t in enumerate(spec.outputs)]
    named = [_names(webs, (spec, "in", k), name) for k, name in enumerate(names)]
    results = [_names(webs, (spec, "out", k), name) for k, name in enumerate(function.outputs)]
    function.captures = [name for part in named[:captured] for name in part]
    function.params = [name for part in named[captured:] for name in part]
    function.outputs = [name for part in results for name in part]
    apart = any(len(part) != 1 for part in outputs)  # also of a result that becomes ans
    wanted = sum(map(len, outputs)) if signature.nargout or apart else 0
    spec.outputs = [t for part in outputs for t in part]
    args = tuple(t for part in inputs for t in part)
    spec.signature = replace(signature, args=args, nargout=wanted)


def spread(webs: Webs, place: Place, t: Type) -> Sequence[Type]:
    """The types of the parts that an argument or result becomes, or its own type."""
    return webs.types(place) if place in webs else [t]


def _names(webs: Webs, place: Place, name: str) -> Sequence[str]:
    parts = webs.parts(place) if place in webs else None
    return [name] if parts is None else [part_name(parts, name, part) for part in parts.names]


def part_name(parts: Parts, whole: str, part: str) -> str:
    """The name of the variable that a part becomes, "" where the whole has none."""
    if not whole:
        return ""
    return whole if parts.each is not None or not part else field_variable(whole, part)
