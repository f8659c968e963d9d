"""The sentences: small functions, some hundred of which are a program."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product

from tests.scope import vocabulary
from tests.scope.vocabulary import CLASSES, CONTEXTS, CORE, READS, SHAPES, Class

PER_PROGRAM = 250


@dataclass(frozen=True, slots=True)
class Snippet:
    """A first value, assignments, and a read, in a context."""

    of: Class
    shape: str
    context: str
    assigned: tuple[str, ...]
    read: str

    @property
    def group(self) -> str:
        """The snippets whose answers stand in one line."""
        return f"{len(self.assigned)}/{self.of.name}/{self.shape}"

    @property
    def is_answered(self) -> bool:
        """True if Octave always answers the same, and rightly. Where a matrix becomes a page of an
        empty array that has rows or columns, it compares memory that is not of these values; its
        max takes characters above 127, which sums of two are, for negative numbers."""
        if self.of.name == "char" and "plus" in self.assigned and self.read == "reduced":
            return False
        if "page" not in self.assigned:
            return True
        fits = self.shape in ("undefined", "[]", "scalar", "row", "column", "matrix", "pages")
        once = len(self.assigned) == 1 or self.context != "loop"
        return fits and once and "page" not in self.assigned[1:]

    @property
    def name(self) -> str:
        return f"{self.of.name}/{self.shape}/{self.context}/{','.join(self.assigned)}/{self.read}"

    def functions(self, name: str) -> str:
        """The function, for a program."""
        texts = [self._statement(a) for a in self.assigned]
        input_, body = "", texts
        first = [] if self.shape == "undefined" else [f"a = {self._first(self.shape)};"]
        match self.context:
            case "branch":
                input_, orelse = "k", texts[1:]
                body = ["if k", texts[0], *(["else", *orelse] if orelse else []), "end"]
            case "loop":
                input_, body = "n", ["for i = 1:n", *texts, "end"]
            case "twice":
                input_, first = "a", []
            case "try":
                body = ["try", *texts, "catch e", "disp(e.message);", "end"]
        output = "r = " if self.read == "output" else ""
        lines = [*first, *body, self._read()]
        return f"function {output}{name}({input_})\n" + "".join(f"  {x}\n" for x in lines) + "end\n"

    def calls(self, name: str) -> list[str]:
        """The calls of the function; each may end with an error."""
        match self.context:
            case "branch":
                given = ["1", "0"]
            case "loop":
                given = ["0", "1", "3"]
            case "twice":
                given = [self._first(s) for s in _two(self.shape)]
            case _:
                given = [""]
        shown = "r = {}({})" if self.read == "output" else "{}({});"
        return [shown.format(name, g) for g in given]

    def _first(self, shape: str) -> str:
        if shape in ("undefined", "[]"):
            return "[]"
        return self.of.value(vocabulary.DOUBLES[shape])

    def _statement(self, assigned: str) -> str:
        value = self.of.value
        return vocabulary.assignments(self.of)[assigned].format(
            i="i" if self.context == "loop" else "2",
            v=value("3"),
            w=self.of.other,
            r=value("[7 8 9]"),
            c=value("[7;8]"),
            m=value("[1 3 5;7 9 1]"),
            q=value("[2 4;6 8]"),
        )

    def _read(self) -> str:
        reads = READS if self.of.is_numeric else vocabulary.READS_OF_OTHERS
        return reads[self.read].format(first=self._first(self.shape))


def _two(shape: str) -> tuple[str, str]:
    """The shape and the next one that has a value."""
    at = SHAPES.index(shape)
    return shape, SHAPES[at + 1] if at + 1 < len(SHAPES) else SHAPES[1]


def snippets() -> Iterator[Snippet]:
    """All to which there is an answer."""
    return (snippet for snippet in _all() if snippet.is_answered)


def _all() -> Iterator[Snippet]:
    """In the order of the answers: one assignment in every context, straight with every read
    and else with two of them; every two assignments, and every three of a few, where contexts and
    reads take turns."""
    for of, shape in product(CLASSES, SHAPES):
        for k, assigned in enumerate(vocabulary.assignments(of)):
            for n, context in enumerate(CONTEXTS):
                turn = [_read(k + n), _read(k + n + 3)]
                for read in READS if context == "straight" else turn:
                    yield Snippet(of, shape, context, (assigned,), read)
    for of, shape in product(CLASSES, SHAPES):
        names = vocabulary.assignments(of)
        yield from _in_turn(of, shape, product(names, names))
    for of, shape in product(CLASSES, vocabulary.CORE_SHAPES):
        if of.name in vocabulary.CORE_CLASSES:
            yield from _in_turn(of, shape, product(CORE, CORE, CORE))


def _in_turn(of: Class, shape: str, sequences: Iterator[tuple[str, ...]]) -> Iterator[Snippet]:
    # the numbers of contexts and of reads have no common factor: all pairs come
    start = SHAPES.index(shape) + 3 * CLASSES.index(of)
    for k, assigned in enumerate(sequences, start):
        yield Snippet(of, shape, CONTEXTS[k % len(CONTEXTS)], assigned, _read(k))


def _read(k: int) -> str:
    return list(READS)[k % len(READS)]


def programs() -> list[tuple[Snippet, ...]]:
    """All snippets, as many as go into a program."""
    rest = snippets()
    made = []
    while some := tuple(islice(rest, PER_PROGRAM)):
        made.append(some)
    return made
