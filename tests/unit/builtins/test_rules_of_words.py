"""The type rules of reductions and sorts where MATLAB's words stand behind the arguments."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from mat2c.types.lattice import Type
from mat2c.types.shape import Shape
from tests.unit.builtins.random_values import Given, argument, text
from tests.unit.builtins.test_rules_evaluated import Call, evaluated, mistakes

NAMES = (
    "sum prod max min any all mean median mode std var range cumsum cumprod cummax cummin sort "
    "sortrows issorted round"
).split()
WORDS = (
    "all omitnan includenan reverse linear ALL native MissingPlacement last ComparisonMethod abs "
    "descend strictascend significant"
).split()
NOTHING = Given("[]", Type("double", False, Shape.of(0, 0)), (0, 0))
CALLS = 200


def calls(rng: random.Random) -> Iterator[Call]:
    for name in NAMES:
        for _ in range(CALLS):
            more = [argument(rng), text(rng.choice(WORDS)), text(rng.choice(WORDS)), NOTHING]
            behind = [rng.choice(more) for _ in range(rng.choice([0, 1, 1, 2, 2, 3]))]
            yield Call(name, rng.choice([1, 1, 2]), [argument(rng), *behind])


@pytest.mark.parametrize("seed", [1, 2])
def test_rules_cover_results(seed: int) -> None:
    rng = random.Random(seed)
    asked = list(calls(rng))
    given = [(c, r) for c, r in zip(asked, evaluated(asked), strict=True) if r is not None]
    wrong = [text for call, results in given for text in mistakes(call, results, rng)]
    assert not wrong, "\n".join(wrong[:20])
    assert len(given) > CALLS
