"""Outputs that the callers of a specialisation don't ask for are not computed.

Requires: SSA. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Return


def forget_unasked(flow: Flow) -> None:
    """Returns as many outputs as are asked for, at least one."""
    terminator = flow.function.exit.terminator
    if isinstance(terminator, Return) and not flow.function.varargout:
        del terminator.args[max(flow.signature.nargout, 1) :]
