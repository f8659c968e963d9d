"""storage/webs: values that may share a C variable, against a comparison of all pairs."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mat2c.storage.liveness import Liveness, liveness
from mat2c.storage.phi_webs import Webs
from mat2c.storage.storage_flow import flow
from tests.unit.storage.build import Built

PROGRAMS = {
    "branches in a loop": """
    ^0: a = builtin | b = uminus a | jump 1
    ^1: i = phi 0 j | x = phi a t | c = lt i b | branch c 2 7
    ^2: d = plus x i | e = lt d a | branch e 3 4
    ^3: f = plus d 1 | g = uminus f | jump 5
    ^4: h = minus d x | jump 5
    ^5: k = phi g h | l = mtimes k d | m = plus l k | jump 6
    ^6: t = plus m b | j = plus i 1 | jump 1
    ^7: u = plus x 1 | return u
    """,
    "versions one after the other": """
    ^0: a = builtin | b = plus a 1 | c = plus b a | d = plus c 1 | e = lt d c | branch e 1 2
    ^1: f = plus d 1 | g = plus f d | jump 3
    ^2: h = plus a 1 | i = plus h a | jump 3
    ^3: k = phi g i | l = phi f h | m = plus k l | return m
    """,
}


def _live(name: str) -> Liveness:
    return liveness(flow(Built(PROGRAMS[name], {}).function))


@pytest.mark.parametrize("name", PROGRAMS)
@given(data=st.data())
def test_as_all_pairs(name: str, data: st.DataObject) -> None:
    live = _live(name)
    number = st.integers(0, len(live.values) - 1)
    webs, sets = Webs(live), [{k} for k in range(len(live.values))]
    for a, b in data.draw(st.lists(st.tuples(number, number), max_size=40)):
        free = sets[a] is sets[b] or not any(
            live.interfere(x, y) for x, y in itertools.product(sets[a], sets[b])
        )
        assert webs.merge(a, b) == free
        if free:
            both = sets[a] | sets[b]
            for k in both:
                sets[k] = both
    for k, together in enumerate(sets):
        found = webs.members(webs.find(k))
        assert set(found) == together
        places = {member: at for at, member in enumerate(found)}
        pairs = itertools.permutations(found, 2)
        assert all(places[x] < places[y] for x, y in pairs if live.is_def_before(x, y))
