"""Sums with the constant 0, whose sign gcc gets wrong where it sees what is added: it writes -x for
0 - x where x is converted from an integer, or an absolute value, and so gives -0 for 0 - 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mat2c.codegen.templates import bare
from mat2c.types.rep import ElementType

_STORED = re.compile(r"\w+(\[[^\]]*\])?")  # a variable or an element: gcc knows nothing of these
_ZERO = re.compile(r"(-?)0\.0f?")


def sum_with_zero(
    op: str, texts: Sequence[str], kinds: Sequence[ElementType], result: ElementType
) -> str | None:
    """The C text of 0 - x, x + 0 and the like, of real numbers; None for any other operation."""
    signs = [_ZERO.fullmatch(bare(text)) for text in texts]
    if op == "minus" and signs[0] is not None and not signs[0][1]:
        return _call("zero_minus", texts[1], kinds[1], result)
    if op == "minus" and signs[1] is not None and signs[1][1]:
        return _call("plus_zero", texts[0], kinds[0], result)
    if op != "plus":
        return None
    for k, sign in enumerate(signs):
        if sign is not None and not sign[1]:
            return _call("plus_zero", texts[1 - k], kinds[1 - k], result)
    return None


def _call(name: str, text: str, kind: ElementType, result: ElementType) -> str | None:
    if kind is result and _STORED.fullmatch(text):
        return None
    return f"m2c_{name}_{result.tag}({bare(text)})"
