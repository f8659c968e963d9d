"""Shape rules against the shapes that Octave gave (recorded by `octave_shapes.m`).

Each case is asked with numbers, where the answer must be exact, and with extents hidden behind
symbols or unknown, where it must not be wrong.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mat2c.types import algebra, subscripts
from mat2c.types.algebra import Result
from mat2c.types.shape import Shape
from mat2c.types.symbolic import Expr, const, extent

POOL = [extent(("octave", k), f"n{k}") for k in range(4)]
CASES = [
    line.split() for line in (Path(__file__).parent / "octave_shapes.txt").read_text().splitlines()
]
Extents = tuple[int, ...]


def extents(text: str) -> Extents:
    return tuple(map(int, text.split("x")))


def views(dims: Extents, environment: dict[Expr, int], random_: random.Random) -> Iterator[Shape]:
    """The shape in numbers, then as a compiler may know it."""
    yield Shape.of(*dims)
    for _ in range(4):
        yield Shape.of(
            *(
                random_.choice([dim, None, *[n for n in POOL if environment[n] == dim]])
                for dim in dims
            )
        )


def matches(shape: Shape | None, expected: Extents, environment: dict[Expr, int]) -> bool:
    if shape is None:
        return True
    if len(expected) > shape.rank:
        return False
    wide = expected + (1,) * (shape.rank - len(expected))
    return all(
        dim is None or dim.evaluate(environment) == value
        for dim, value in zip(shape.dims, wide, strict=True)
    )


def brackets(axis: int) -> Callable[[Shape, Shape], Result]:
    return lambda s, t: algebra.concatenate(axis, s, t)


BINARY: dict[str, Callable[[Shape, Shape], Result]] = {
    "plus": algebra.broadcast,
    "mtimes": algebra.product,
    "mrdivide": algebra.right_divide,
    "mldivide": algebra.left_divide,
    "mpower": algebra.matrix_power,
    "row": brackets(1),
    "column": brackets(0),
    "horzcat": brackets(1),
    "vertcat": brackets(0),
    "cat3": lambda s, t: algebra.concatenate(2, s, t, brackets=False),
    "index": lambda s, t: Result(subscripts.index_linear(s, t)),
    "mask": lambda s, t: Result(subscripts.index_linear(s, t, mask=True)),
}


def unary(name: str, s: Shape, argument: str) -> Result:
    """An operation on one array, with a number in its name or as its argument."""
    axis = int(name[3:]) - 1 if name[3:].isdigit() else None
    match name[:3]:
        case "gro":
            return Result(subscripts.assign_linear(s, const(int(argument))), None)
        case "gri":
            return Result(subscripts.assign_grid(s, [const(k) for k in extents(argument)]), None)
        case "sum":
            return Result(subscripts.reduced(s, axis))
        case "max":
            return Result(subscripts.extremum(s, axis))
        case "all":
            return Result(subscripts.all_elements(s))
        case _:
            return algebra.transpose(s)


@pytest.mark.parametrize("name", sorted({case[0] for case in CASES}))
def test_shapes_are_octaves(name: str) -> None:
    random_ = random.Random(name)
    for _, *operands, outcome in (case for case in CASES if case[0] == name):
        environment = {n: random_.randint(0, 3) for n in POOL}
        argument = operands[1] if len(operands) > 1 else ""
        others: Iterator[Shape | None] = iter([None])
        if name in BINARY:
            others = iter(views(extents(argument), environment, random_))
        for t in list(others):
            for s in views(extents(operands[0]), environment, random_):
                result = unary(name, s, argument) if t is None else BINARY[name](s, t)
                exact = s.is_static and (t is None or t.is_static)
                check(result, outcome, environment, exact and name != "mask")


def check(result: Result, outcome: str, environment: dict[Expr, int], exact: bool) -> None:
    if outcome == "error":
        assert result.legal is not True
        assert not exact or result.legal in (False, None)
        return
    assert result.legal is not False
    assert matches(result.shape, extents(outcome), environment), (result, outcome)
    if exact:
        assert result.shape is not None
        assert result.shape.static == extents(outcome)
