"""Several targets of which each turns out to take one value.

    %n = countpath %s, %i {(1).x}                              %r1, %r2 = call %a {callee="f"}
    %m = plus %n, 1                                            %c1 = checkout %r1
    %v = calllist %m, %a {callee="f"}            becomes       %s2 = assignpath %s, %c1, %i {(1).x}
    %s2 = assignlist %s, %v, 0, %n, %i {(1).x}                 %t = checkout %r2 {index=2}
    %t = listitem %v, %n

as in [s(i).x, t] = f (a), where i is a number. What `deal` gives is what it is given.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mat2c.infer.flow import Flow
from mat2c.ir.core import Instr, Operand, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import Chain, FieldUpdate, Update
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.ir.payloads.payload import Payload, payload_of
from mat2c.ir.payloads.variable_payloads import Output
from mat2c.ir.uses import Use, uses_of
from mat2c.support.record import replace

_CALLS = {"calllist": "call", "builtinlist": "builtin"}
"""Calls with a computed number of results, and those with a known one."""
_MOST = 16  # results


def name_results(flow: Flow) -> bool:
    """Whether there were such targets."""
    lists = [
        instr
        for block in flow.function.blocks
        if block in flow.reached
        for instr in block.instrs
        if instr.op in _CALLS
    ]
    if not lists:
        return False
    uses = uses_of(flow.function)
    places = {call: found for call in lists if (found := _places(flow, call, uses)) is not None}
    writer = _Writer(flow, places)
    for block in flow.function.blocks if places else ():
        block.instrs = [new for instr in block.instrs for new in writer.written(instr)]
    return bool(places)


Places = dict[Instr, int]
"""What takes one item of a list, and which, from 0."""


def _places(flow: Flow, call: Instr, uses: dict[Value, list[Use]]) -> Places | None:
    """The users of the results of a call; None if one may take another number of them."""
    count = _whole(flow, call.args[0])
    if count is None or not 1 <= count <= _MOST:
        return None
    if call.payload.callee == "deal" and len(_given(call)) not in (1, count):
        return None
    found: Places = {}
    for _, user in uses.get(call.target, ()):
        place = _place(flow, user, call.target) if user is not None else None
        if user is None or place is None or not place < count:
            return None
        found[user] = place
    return found


def _place(flow: Flow, user: Instr, results: Value) -> int | None:
    """The place of the only item that an instruction takes of a list."""
    if user.op == "assignlist":
        base, values, start, taken, *_ = user.args
        one = values is results and base is not results and _whole(flow, taken) == 1
        return _whole(flow, start) if one else None
    if user.op == "listitem" and len(user.args) == 2 and user.args[0] is results:
        return _whole(flow, user.args[1])
    return None


def _whole(flow: Flow, operand: Operand) -> int | None:
    known = None if isinstance(operand, Splat) else flow.type_of(operand).const
    return int(known) if isinstance(known, float) and known.is_integer() and known >= 0 else None


def _given(call: Instr) -> Sequence[Operand]:
    """The arguments of `deal`; none where a list is among them."""
    given = call.args[1:]
    return () if any(isinstance(a, Splat) for a in given) else given


class _Writer:
    """Writes calls and what takes their results anew."""

    def __init__(self, flow: Flow, lists: Mapping[Instr, Places]) -> None:
        self._flow = flow
        self._lists = lists
        self._places = {user: place for found in lists.values() for user, place in found.items()}
        self._results: dict[Value, Sequence[Operand]] = {}

    def written(self, instr: Instr) -> list[Instr]:
        """What stands for an instruction."""
        if instr in self._lists:
            return self._called(instr)
        if instr not in self._places:
            return [instr]
        place = self._places[instr]
        values = instr.args[0 if instr.op == "listitem" else 1]
        assert isinstance(values, Value)
        result = self._results[values][place]
        check = Output(place + 1, several=True)
        if instr.op == "listitem":
            instr.op, instr.args, instr.payload = "checkout", [result], check
            return [instr]
        item = made(self._flow.function, "checkout", [result], instr.span, "", check)
        instr.args = [instr.args[0], item.target, *instr.args[4:]]
        instr.op, instr.payload = _update(payload_of(instr, Chain))
        return [item, instr]

    def _called(self, instr: Instr) -> list[Instr]:
        """The call with so many results; nothing of `deal`."""
        count = _whole(self._flow, instr.args[0]) or 0
        if instr.payload.callee == "deal":
            given = instr.args[1:]
            self._results[instr.target] = given * count if len(given) == 1 else given
            return []
        results = [self._flow.function.fresh() for _ in range(count)]
        self._results[instr.target] = results
        taken = self._lists[instr].values()
        ignored = tuple(k for k in range(1, count + 1) if k - 1 not in taken)
        payload = replace(payload_of(instr, Invocation), nargout=count, ignored=ignored)
        call = Instr(_CALLS[instr.op], results, instr.args[1:], instr.span, payload)
        for result in results:
            result.definition = call
        return [call]


def _update(chain: Chain) -> tuple[str, Payload]:
    """The assignment by a path, of one value."""
    step = chain.path[0]
    if len(chain.path) > 1:
        return "assignpath", chain
    if step.kind == ".":
        return "setfield", FieldUpdate(step.field, chain.name)
    return "cellasgn", Update(chain.name)
