"""The storage algorithms on plain data."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from mat2c.storage.arena import place
from mat2c.storage.colour import colour, colour_by_size, cost
from mat2c.storage.decompose import decompose
from mat2c.storage.interference_graph import Graph, bits
from mat2c.storage.parallel_copies import sequentialise
from mat2c.support.components import components

Edges = list[tuple[int, int]]
COUNT = 9
edge_lists = st.lists(st.tuples(st.integers(0, COUNT - 1), st.integers(0, COUNT - 1)), max_size=25)


def proper(graph: Graph, classes: list[list[int]]) -> bool:
    return not any(
        graph.interfere(a, b) for nodes in classes for a, b in itertools.combinations(nodes, 2)
    )


def test_bits() -> None:
    assert list(bits(0b1010010)) == [1, 4, 6]


def test_merging_respects_edges() -> None:
    graph = Graph(4, [(0, 1)])
    assert graph.merge(1, 2)
    assert graph.interfere(0, 2)
    assert not graph.merge(0, 2)
    assert graph.merge(0, 3)
    assert graph.interfere(3, 2)
    assert graph.classes() == [0, 1]


@given(edge_lists)
def test_greedy_colouring(edges: Edges) -> None:
    graph = Graph(COUNT, edges)
    classes = colour(graph, range(COUNT))
    assert sorted(node for nodes in classes for node in nodes) == list(range(COUNT))
    assert proper(graph, classes)


@given(edge_lists)
def test_greedy_takes_the_first_colour(edges: Edges) -> None:
    """No node could have had an earlier colour, given the nodes before it."""
    graph = Graph(COUNT, edges)
    classes = colour(graph, range(COUNT))
    for k, nodes in enumerate(classes):
        for node in nodes:
            for earlier in classes[:k]:
                assert any(graph.interfere(node, other) for other in earlier if other < node)


@given(edge_lists, st.lists(st.integers(0, 40), min_size=COUNT, max_size=COUNT))
def test_weighted_colouring(edges: Edges, sizes: list[int]) -> None:
    graph = Graph(COUNT, edges)
    classes = colour_by_size(graph, dict(enumerate(sizes)))
    assert sorted(node for nodes in classes for node in nodes) == list(range(COUNT))
    assert proper(graph, classes)


def test_the_papers_example() -> None:
    """[GCTD] §5: sizes 4, 2 and 3, an edge between the first two. Lexical order may give 7."""
    graph, sizes = Graph(3, [(0, 1)]), {0: 4, 1: 2, 2: 3}
    assert cost(colour_by_size(graph, sizes), sizes) == 6
    assert cost([[0], [1, 2]], sizes) == 7


def test_preferences() -> None:
    graph = Graph(3, [(0, 1)])
    assert colour(graph, range(3)) == [[0, 2], [1]]
    assert colour(graph, range(3), lambda node: [1] if node == 2 else []) == [[0], [1, 2]]


def reachable(successors: list[list[int]]) -> list[set[int]]:
    reach = [{k} for k in range(len(successors))]
    for _ in successors:
        for k, targets in enumerate(successors):
            for target in targets:
                reach[k] |= reach[target]
    return reach


@given(edge_lists)
def test_components(edges: Edges) -> None:
    successors = [[b for a, b in edges if a == k] for k in range(COUNT)]
    reach = reachable(successors)
    found = components(successors)
    assert sorted(node for part in found for node in part) == list(range(COUNT))
    home = {node: k for k, part in enumerate(found) for node in part}
    for a, b in itertools.combinations(range(COUNT), 2):
        assert (home[a] == home[b]) == (b in reach[a] and a in reach[b])


def test_components_of_a_long_chain() -> None:
    """No recursion: a chain longer than Python's stack."""
    successors = [[k + 1] for k in range(20000)] + [[]]
    assert len(components(successors)) == 20001


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=10))
def test_groups_are_bounded_by_their_maximum(sizes: list[tuple[int, int]]) -> None:
    """On a partial order (componentwise ≤): every member is below the group's maximal ones."""

    def below(a: int, b: int) -> bool:
        return sizes[a][0] <= sizes[b][0] and sizes[a][1] <= sizes[b][1]

    count = range(len(sizes))
    successors = [[b for b in count if a != b and below(a, b)] for a in count]
    groups = decompose(successors)
    assert sorted(node for _, members in groups for node in members) == list(count)
    for top, members in groups:
        assert all(below(member, root) for member in members for root in top)


def test_a_chain_is_one_group() -> None:
    """Lemma 1 for a single chain, and two incomparable elements for the contrary."""
    assert decompose([[1, 2], [2], []]) == [([2], [0, 1, 2])]
    assert decompose([[], []]) == [([0], [0]), ([1], [1])]
    assert decompose([[1], [0]]) == [([0, 1], [0, 1])]


@given(edge_lists, st.lists(st.integers(0, 9), min_size=COUNT, max_size=COUNT))
def test_arena(edges: Edges, sizes: list[int]) -> None:
    graph = Graph(COUNT, edges)
    arena = place(dict(enumerate(sizes)), graph.interfere)
    for a, b in itertools.combinations(range(COUNT), 2):
        if graph.interfere(a, b) and sizes[a] and sizes[b]:
            first, second = arena.offsets[a], arena.offsets[b]
            assert first + sizes[a] <= second or second + sizes[b] <= first
    assert arena.lower_bound <= arena.size <= sum(sizes)


@given(edge_lists, edge_lists, st.lists(st.integers(1, 9), min_size=COUNT, max_size=COUNT))
def test_blocks_that_meet_begin_together_or_lie_apart(
    edges: Edges, met: Edges, sizes: list[int]
) -> None:
    graph, meetings = Graph(COUNT, edges), Graph(COUNT, met)
    arena = place(dict(enumerate(sizes)), graph.interfere, meet=meetings.interfere)
    for a, b in itertools.combinations(range(COUNT), 2):
        first, second = arena.offsets[a], arena.offsets[b]
        apart = first + sizes[a] <= second or second + sizes[b] <= first
        assert apart or not graph.interfere(a, b)
        assert apart or not meetings.interfere(a, b) or first == second


def test_the_closest_fit_is_the_first_of_the_smallest_that_accept() -> None:
    graph = Graph(5, [(0, 1), (0, 2), (1, 2), (2, 3)])
    sizes = {0: 9, 1: 5, 2: 5, 3: 2, 4: 1}
    assert colour_by_size(graph, sizes) == [[0], [1, 3, 4], [2]]


def test_arena_overlaps_in_part() -> None:
    """Two small blocks share the place of a large one that is dead by then: colours need 10 + 4."""
    graph, sizes = Graph(3, [(1, 2)]), {0: 10, 1: 6, 2: 4}
    assert cost(colour_by_size(graph, sizes), sizes) == 14
    arena = place(sizes, graph.interfere, [[0], [1, 2]])
    assert (arena.size, arena.lower_bound) == (10, 10)


@given(st.dictionaries(st.integers(0, 6), st.integers(0, 6), max_size=7))
def test_copies_in_sequence(copies: dict[int, int]) -> None:
    state = {place: place for place in range(7)}
    names = itertools.count(100)
    for to, source in sequentialise(list(copies.items()), lambda like: next(names)):
        state[to] = state[source]
    for place_ in range(7):
        assert state[place_] == copies.get(place_, place_)


def test_a_swap_takes_one_temporary() -> None:
    assert sequentialise([("a", "b"), ("b", "a")], lambda like: "t") == [
        ("t", "a"),
        ("a", "b"),
        ("b", "t"),
    ]
