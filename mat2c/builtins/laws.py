"""Laws of results: how class, complexness and shape of an output follow from the arguments' types.

A law is a small function of these; `outline` joins one of each kind into a type rule. Laws hold for
arguments of whatever shape and for every option, so they say less than the rule of a family, which
looks at extents and constants.

    outline(Output(FLOAT, SAME, AS_FIRST))      sin: single of singles, real of reals, the extents
                                                of its operand
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.builtins.declaration import Site, TypeRule
from mat2c.support.record import dataclass
from mat2c.types.lattice import ARITHMETIC, INTEGERS, Type
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.shape import SCALAR, Shape

ClassLaw = Callable[[Sequence[Type]], "str | None"]
"""The class of a result; None where the arguments' classes don't tell."""
ComplexLaw = Callable[[Sequence[Type]], "bool | None"]
"""False for results that are real, None where either may come."""
ShapeLaw = Callable[[Sequence[Type]], "Shape | None"]
"""The extents of a result; None for an unknown rank."""


# --- classes -------------------------------------------------------------------------------------


def constant(cls: str) -> ClassLaw:
    """The same class whatever the arguments are."""
    return lambda types: cls


def of_argument(k: int) -> ClassLaw:
    """The class of argument k; numbers, characters and truth values alike keep theirs."""

    def law(types: Sequence[Type]) -> str | None:
        keeps = k < len(types) and (types[k].is_arithmetic or types[k].cls == "cell")
        return types[k].cls if keeps else None

    return law


def floating(*which: int) -> ClassLaw:
    """single where one of these arguments is (of all, if none are named), else double."""

    def law(types: Sequence[Type]) -> str | None:
        asked = [t for k, t in enumerate(types) if not which or k in which]
        if not asked or any(t.cls not in ARITHMETIC for t in asked):
            return None
        return "single" if any(t.cls == "single" for t in asked) else "double"

    return law


def arithmetic(*which: int) -> ClassLaw:
    """The class of `+`: an integer class wins over single, and that over double."""
    float_law = floating(*which)

    def law(types: Sequence[Type]) -> str | None:
        asked = [t for k, t in enumerate(types) if not which or k in which]
        if any(t.cls not in ARITHMETIC for t in asked):
            return None
        integers = {t.cls for t in asked if t.cls in INTEGERS}
        if len(integers) > 1:  # an error, or the class of one of them
            return None
        return integers.pop() if integers else float_law(types)

    return law


_NO_CLASS = frozenset(
    "all omitnan includenan omitmissing includemissing reverse forward linear".split()
)
"""Words of MATLAB's reductions that leave the class of the result alone."""


def without_options(law: ClassLaw) -> ClassLaw:
    """The law, where no word says otherwise ("native", "double")."""
    return lambda types: None if any(_may_say_class(t) for t in types[1:]) else law(types)


def _may_say_class(t: Type) -> bool:
    return t.cls == "char" and str(t.const).lower() not in _NO_CLASS


DOUBLE, LOGICAL, CHAR, CELL = map(constant, ("double", "logical", "char", "cell"))
STRUCT = constant("struct")
KEPT, FLOAT, FLOAT_FIRST = of_argument(0), floating(), floating(0)
FLOAT_PAIR = floating(0, 1)
SUM, SUM_FIRST, SUM_PAIR = arithmetic(), arithmetic(0), arithmetic(0, 1)


# --- complexness ---------------------------------------------------------------------------------


def REAL(types: Sequence[Type]) -> bool | None:  # noqa: N802
    """Real whatever the arguments are."""
    return False


def MAYBE(types: Sequence[Type]) -> bool | None:  # noqa: N802
    """Complex results may come of real arguments."""
    return None


def SAME(types: Sequence[Type]) -> bool | None:  # noqa: N802
    """Real where all arguments are."""
    return None if any(t.may_be_complex for t in types) else False


# --- shapes --------------------------------------------------------------------------------------


def ONE(types: Sequence[Type]) -> Shape | None:  # noqa: N802
    """A scalar."""
    return SCALAR


def ROW(types: Sequence[Type]) -> Shape | None:  # noqa: N802
    return Shape.of(1, None)


def COLUMN(types: Sequence[Type]) -> Shape | None:  # noqa: N802
    return Shape.of(None, 1)


def MATRIX(types: Sequence[Type]) -> Shape | None:  # noqa: N802
    """Rank 2."""
    return Shape.unknown(2)


def AS_FIRST(types: Sequence[Type]) -> Shape | None:  # noqa: N802
    """The extents of the first argument."""
    return types[0].shape if types else None


def RANK_OF_FIRST(types: Sequence[Type]) -> Shape | None:  # noqa: N802
    """Of no more dimensions than the first argument."""
    first = types[0].shape if types else None
    return None if first is None else Shape.unknown(first.rank)


def RANK(types: Sequence[Type]) -> Shape | None:  # noqa: N802
    """Of no more dimensions than the argument that has the most."""
    ranks = [None if t.shape is None else t.shape.rank for t in types]
    known = [rank for rank in ranks if rank is not None]
    return Shape.unknown(max(known)) if known and len(known) == len(ranks) else None


def ANY_RANK(types: Sequence[Type]) -> Shape | None:  # noqa: N802
    """Of any number of dimensions, or of a kind that only boxes have: a diagonal matrix, say."""
    return None


# --- rules ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Output:
    """The laws of one output."""

    cls: ClassLaw
    is_complex: ComplexLaw = REAL
    shape: ShapeLaw = ANY_RANK

    def type_for(self, types: Sequence[Type]) -> Type | None:
        """The type of the output; None where not even the class is known."""
        cls = self.cls(types)
        if cls is None:
            return None
        return Type(cls, self.is_complex(types), self.shape(types), of_class(cls))


def outline(*outputs: Output) -> TypeRule:
    """The rule that these laws make, for as many outputs as they know in front of the first whose
    class isn't known."""

    def rule(site: Site) -> list[Type] | None:
        known: list[Type] = []
        for output in outputs[: max(site.nargout, 1)]:
            found = output.type_for(site.types)
            if found is None:
                break
            known.append(found)
        return known or None

    return rule
