"""MAGICA's intrinsic types ([GCTD] §3.1): what kind of numbers, whatever the class.

    BOOLEAN ⊂ BYTE ⊂ INTEGER ⊂ REAL ⊂ COMPLEX      and      NONREAL ⊂ COMPLEX

BOOLEAN is 0 and 1, BYTE the integers from 0 to 255, INTEGER any finite integer, REAL any real
number with NaN and the infinities, NONREAL has an imaginary part that is not zero. ILLEGAL is the
result of an operation that fails: nothing flows on from there, so it is the bottom of the lattice,
and an operation on it gives it again. That integers may overflow to infinity is left to ranges.
"""

from __future__ import annotations

import enum

from mat2c.types.ranges.range_ import Range


class Intrinsic(enum.Enum):
    ILLEGAL = "illegal"
    BOOLEAN = "BOOLEAN"
    BYTE = "BYTE"
    INTEGER = "INTEGER"
    REAL = "REAL"
    NONREAL = "NONREAL"
    COMPLEX = "COMPLEX"

    @property
    def is_real(self) -> bool:
        return self in _CHAIN[:5]


_CHAIN = (
    Intrinsic.ILLEGAL,
    Intrinsic.BOOLEAN,
    Intrinsic.BYTE,
    Intrinsic.INTEGER,
    Intrinsic.REAL,
    Intrinsic.COMPLEX,
)
_LEVEL = {intrinsic: level for level, intrinsic in enumerate(_CHAIN)}


def le(a: Intrinsic, b: Intrinsic) -> bool:
    """True if a is contained in b."""
    if a is b or a is Intrinsic.ILLEGAL:
        return True
    if Intrinsic.NONREAL in (a, b):
        return b is Intrinsic.COMPLEX
    return _LEVEL[a] <= _LEVEL[b]


def join(a: Intrinsic, b: Intrinsic) -> Intrinsic:
    """The least that contains both."""
    if le(a, b):
        return b
    return a if le(b, a) else Intrinsic.COMPLEX


def of_range(values: Range) -> Intrinsic:
    """The intrinsic type of real numbers of a range."""
    if values.is_empty and not values.nan:
        return Intrinsic.ILLEGAL
    if values.fits(0, 1):
        return Intrinsic.BOOLEAN
    if values.fits(0, 255):
        return Intrinsic.BYTE
    return Intrinsic.INTEGER if values.is_integer else Intrinsic.REAL


_B, _Y, _I, _R = Intrinsic.BOOLEAN, Intrinsic.BYTE, Intrinsic.INTEGER, Intrinsic.REAL

# What an operation on real numbers gives, by the greater operand; `power` is left to ranges.
_BINARY: dict[str, dict[Intrinsic, Intrinsic]] = {
    "plus": {_B: _Y, _Y: _I, _I: _I, _R: _R},
    "minus": {_B: _I, _Y: _I, _I: _I, _R: _R},
    "times": {_B: _B, _Y: _I, _I: _I, _R: _R},
    "max": {_B: _B, _Y: _Y, _I: _I, _R: _R},
    "min": {_B: _B, _Y: _Y, _I: _I, _R: _R},
    "rdivide": {_B: _R, _Y: _R, _I: _R, _R: _R},
    "mtimes": {_B: _I, _Y: _I, _I: _I, _R: _R},
}
_TESTS = frozenset({"eq", "ne", "lt", "le", "gt", "ge", "and", "or", "xor", "not", "isnan"})
_UNARY: dict[str, dict[Intrinsic, Intrinsic]] = {
    "uminus": {_B: _I, _Y: _I, _I: _I, _R: _R},
    "uplus": {_B: _B, _Y: _Y, _I: _I, _R: _R},
    "abs": {_B: _B, _Y: _Y, _I: _I, _R: _R},
    "floor": {_B: _B, _Y: _Y, _I: _I, _R: _R},
    "transpose": {_B: _B, _Y: _Y, _I: _I, _R: _R},
    "ctranspose": {_B: _B, _Y: _Y, _I: _I, _R: _R},
    "real": {_B: _B, _Y: _Y, _I: _I, _R: _R},
    "imag": {_B: _B, _Y: _B, _I: _B, _R: _B},
    "angle": {_B: _R, _Y: _R, _I: _R, _R: _R},
}
_KEEPS = frozenset({"uminus", "uplus", "transpose", "ctranspose"})  # an imaginary part stays one
_ALWAYS_REAL = frozenset({"abs", "real", "imag", "angle"})


def binary(op: str, a: Intrinsic, b: Intrinsic) -> Intrinsic:
    """The intrinsic type of a result; COMPLEX covers what the table doesn't know."""
    if Intrinsic.ILLEGAL in (a, b):
        return Intrinsic.ILLEGAL
    if op in _TESTS:
        return Intrinsic.BOOLEAN
    if not (a.is_real and b.is_real):
        # A real number added to a nonreal one leaves the imaginary part as it is.
        keeps = op in ("plus", "minus") and Intrinsic.NONREAL in (a, b) and (a.is_real or b.is_real)
        return Intrinsic.NONREAL if keeps else Intrinsic.COMPLEX
    return _BINARY.get(op, {}).get(join(a, b), Intrinsic.COMPLEX)


def unary(op: str, a: Intrinsic) -> Intrinsic:
    if a is Intrinsic.ILLEGAL:
        return a
    if op in _TESTS:
        return Intrinsic.BOOLEAN
    if not a.is_real:
        return Intrinsic.REAL if op in _ALWAYS_REAL else a if op in _KEEPS else Intrinsic.COMPLEX
    return _UNARY.get(op, {}).get(a, Intrinsic.COMPLEX)
