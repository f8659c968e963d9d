"""Random programs run on their storage plans: no value is overwritten while it is needed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mat2c.storage.model import Options
from mat2c.storage.plan import plan_storage
from tests.unit.storage.random_program import Machine, Maker, may_share


@given(st.integers(0, 2**32), st.booleans())
def test_plans_are_sound(seed: int, gctd: bool) -> None:
    maker = Maker(seed)
    plan = plan_storage(
        maker.function, maker.type_of, may_share, Options(gctd=gctd, stack_limit=200)
    )
    for path in range(6):
        Machine(maker, plan, seed + path).run()


@given(st.integers(0, 2**32))
def test_boxed_plans_are_sound(seed: int) -> None:
    maker = Maker(seed)
    plan = plan_storage(maker.function, lambda _: None, lambda *_: False, shared=True)
    for path in range(6):
        Machine(maker, plan, seed + path).run()
