"""Functions of vectors that may be empty do the empty ones apart.

    function h = f (x)                     function h = f (x)
      lo = min (x);      % [] of []          if isempty (x)
      for k = 1:numel (x)        becomes       h = f (zeros (0, 1)); return
        h(k) = x(k) - lo;                    end
      end                                    lo = min (x);      % a number
                                             …

Only a vector of which nothing comes has an extremum that is no number, but because of it everything
that is computed of the extremum would be an array. In what is specialised for no elements all
extents are numbers.

Requires: SSA, `preds`, types. Keeps: nothing. Breaks: cfg, types, liveness.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.infer.flow import Flow
from mat2c.ir.builder import rebuild
from mat2c.ir.core import Block, Branch, Const, Function, Instr, Jump, Operand, Return, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.call_payloads import BuiltinCall, Call
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.support.diagnostics import Span
from mat2c.types.expr import Expr, min_
from mat2c.types.lattice import NUMERIC, Type
from mat2c.types.shape import ONE, may_be

_LARGE = 400  # instructions of a function that is not specialised once more
_MOST = 2  # parameters of one function


def part_empty_arguments(flow: Flow) -> bool:
    """Has a function call itself for vectors without elements, where that makes numbers of what
    comes of the others; whether it does so."""
    function = flow.function
    if flow.engine.bounded or not _may_call_itself(flow):
        return False
    asked = list(_asked(flow))
    if not 0 < len(asked) <= _MOST:
        return False
    _ask_for_all(flow, asked[0].span)
    _leave(function, [_part(flow, param) for param in asked])
    rebuild(function)
    return True


def _may_call_itself(flow: Flow) -> bool:
    """True if calling the function as it has been called does the same again."""
    function = flow.function
    plain = function.kind == "function" and not (function.varargin or function.varargout)
    alone = not (function.captures or function.shared or function.unset)
    count = len(flow.signature.args)
    if not plain or not alone or count > len(function.params):
        return False
    ends = function.exit.terminator
    if not isinstance(ends, Return) or len(ends.args) != flow.signature.nargout:
        return False
    given = ends.args
    if len(set(given)) < len(given):
        return False
    if not all(i.op == "phi" and i.target in given for i in function.exit.instrs):
        return False
    return sum(1 for _ in function.instrs()) <= _LARGE


def _asked(flow: Flow) -> Iterator[Instr]:
    """The parameters whose having elements makes a number of a value."""
    extents = {
        dim
        for instr in flow.function.instrs()
        for target in instr.targets
        if (t := target.type) is not None and t.is_arithmetic and t.shape is not None
        for dim in t.shape.dims
        if dim is not None and not dim.is_const
    }
    for instr in flow.function.entry.instrs:
        if instr.op == "param" and payload_of(instr, Parameter).index < len(flow.signature.args):
            count = _open_count(instr.target.type)
            if count is not None and min_(count, ONE) in extents:
                yield instr


def _open_count(known: Type | None) -> Expr | None:
    """The extent of a row or column of numbers that may have none; None for all else."""
    if known is None or known.shape is None or not known.is_matrix or known.sparse is not None:
        return None
    if known.cls not in NUMERIC or known.may_be_complex or known.maybe_undef:
        return None
    open_ = [dim for dim in known.shape.dims if dim is not ONE]
    return open_[0] if len(open_) == 1 and may_be(open_[0], 0) else None


def _ask_for_all(flow: Flow, span: Span | None) -> None:
    """Gives the function its parameters back that nothing has read so far: they are handed on."""
    start = flow.function.entry
    read = {payload_of(i, Parameter).index for i in start.instrs if i.op == "param"}
    unread = [k for k in range(len(flow.signature.args)) if k not in read]
    names = flow.function.params
    start.instrs[:0] = [
        made(flow.function, "param", [], span, names[k], payload=Parameter(k)) for k in unread
    ]


def _part(flow: Flow, param: Instr) -> Block:
    """Puts the test behind the parameters, and in front of all else; the block of the call."""
    function = flow.function
    start, rest, empty = function.entry, Block(-1), Block(-1)
    own = [i for i in start.instrs if i.op == "param"]
    rest.instrs = [i for i in start.instrs if i.op != "param"]
    rest.terminator, rest.handler = start.terminator, start.handler
    for block in function.blocks:
        block.preds = [rest if pred is start else pred for pred in block.preds]
    test = made(function, "builtin", [param.target], param.span, payload=BuiltinCall("isempty"))
    truth = made(function, "istrue", [test.target], param.span)
    start.instrs = [*own, test, truth]
    start.terminator, start.handler = Branch(truth.target, empty, rest, rest), None
    rest.preds, empty.preds = [start], [start]
    _call_itself(flow, empty, own, param)
    function.blocks += [rest, empty]
    return empty


def _call_itself(flow: Flow, block: Block, given: list[Instr], param: Instr) -> None:
    """Calls the function with the same arguments, but one that is known to be empty."""
    function, signature = flow.function, flow.signature
    known = param.target.type
    assert known is not None and known.shape is not None
    extents = [Const(1.0 if dim is ONE else 0.0) for dim in known.shape.dims]
    nothing = made(
        function,
        "builtin",
        [*extents, Const(known.cls, "char")],
        param.span,
        param.target.name,
        BuiltinCall("zeros"),
    )
    by_place = {payload_of(i, Parameter).index: i for i in given}
    args: list[Operand] = [
        nothing.target if by_place[k] is param else by_place[k].target
        for k in range(len(signature.args))
    ]
    payload = Call(signature.name, nargout=signature.nargout)
    results = [function.fresh(name) for name in function.outputs[: signature.nargout]]
    call = Instr("call", results, args, param.span, payload)
    for result in results:
        result.definition = call
    block.instrs = [nothing, call]


def _leave(function: Function, blocks: list[Block]) -> None:
    """Returns what is called at the end of blocks, by the function's only way out."""
    end = function.exit
    before = end.terminator
    assert isinstance(before, Return)
    phis = {phi.target: phi for phi in end.phis()}
    added: list[Instr] = []
    for k, arg in enumerate(before.args):
        results = [block.instrs[-1].targets[k] for block in blocks]
        phi = phis.get(arg) if isinstance(arg, Value) else None
        if phi is None:
            phi = made(function, "phi", [arg] * len(end.preds), None, function.outputs[k])
            added.append(phi)
            before.args[k] = phi.target
        phi.args += results
    end.instrs = [*added, *end.instrs]
    end.preds = [*end.preds, *blocks]
    for block in blocks:
        block.terminator = Jump(end)
