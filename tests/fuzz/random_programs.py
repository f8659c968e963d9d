"""Random programs: functions over a few variables that keep their kinds, for the most part."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.fuzz.statements import Body, RandomProgram, Statement

KINDS = {
    "n": "number",
    "k": "integer",
    "v": "row",
    "m": "matrix",
    "p": "pages",
    "t": "text",
    "b": "mask",
    "z": "complex",
    "c": "cell",
    "r": "record",
}
"""The first letter of a variable says what it holds at first."""
_FIRST = {
    "n": ("0", "3", "-1.5", "1e3", "Inf", "NaN"),
    "k": ("int8(100)", "uint8(7)", "int32(-4)", "int16([1 2 3])", "uint16(300)"),
    "v": ("[1 2 3]", "1:4", "[]", "zeros(1,0)", "[4;5;6]", "linspace(0,1,3)", "single([1 2])"),
    "m": ("[1 2;3 4]", "magic(3)", "zeros(0,3)", "ones(2,3)", "eye(2)", "zeros(3,0)"),
    "p": ("zeros(2,2,2)", "reshape(1:8,2,2,2)", "ones(1,2,3)"),
    "t": ("'abc'", "''", "['ab';'cd']", '"x"'),
    "b": ("true", "[true false true]", "logical([1 0;0 1])", "false(1,0)"),
    "z": ("2i", "[1+2i 3]", "complex(1,0)", "[1i;2]"),
    "c": ("{1,'a'}", "{}", "cell(1,3)", "{[1 2],{2}}"),
    "r": ("struct('f',1,'g','x')", "struct()", "struct('f',{1,2,3})"),
}
_BINARY = ("+", "-", ".*", "*", "./", "==", "<", ">=", "&", "|", ".^")
_NUMERIC = "nkvmpbz"
_UNARY = (
    "-{}",
    "~{}",
    "{}'",
    "sum({})",
    "numel({})",
    "size({})",
    "any({}(:))",
    "max({})",
    "cumsum({})",
    "{}(:)",
    "{}(end)",
    "{}(1,:)",
    "{}(:,1)",
    "abs({})",
    "isempty({})",
    "sort({})",
    "mean({})",
    "find({})",
    "double({})",
    "int8({})",
    "prod({})",
    "fliplr({})",
    "repmat({},1,2)",
    "real({})",
)
_TARGETS = ("{}(2)", "{}(end+1)", "{}(1,:)", "{}(:,2)", "{}(:)", "{}(2,3)", "{}(:,:,2)", "{}(1:2)")
_DELETED = ("{}(1)", "{}(end)", "{}(:,1)", "{}(1,:)", "{}([])", "{}(:)")


class _Writer:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.known = ["n0"]
        self.loops: list[str] = []

    def pick(self, letters: str) -> str:
        """A variable of one of some kinds, mostly one that has a value."""
        fitting = [name for name in self.known if name[0] in letters]
        if fitting and self.random.random() < 0.97:
            return self.random.choice(fitting)
        return f"{self.random.choice(letters)}{self.random.randrange(2)}"

    def expression(self, depth: int = 2) -> str:
        roll = self.random.random()
        if depth == 0 or roll < 0.2:
            if self.loops and self.random.random() < 0.3:
                return self.random.choice(self.loops)
            return self.pick(_NUMERIC) if roll < 0.15 else self.random.choice("0 1 2 3 0.5".split())
        if roll < 0.55:
            operator = self.random.choice(_BINARY)
            return f"({self.expression(depth - 1)} {operator} {self.expression(depth - 1)})"
        if roll < 0.9:
            return self.random.choice(_UNARY).format(self.pick(_NUMERIC))
        brackets = self.random.choice(("[{} {}]", "[{};{}]"))
        return brackets.format(self.expression(depth - 1), self.expression(depth - 1))

    def body(self, length: int, depth: int) -> Body:
        return tuple(self._guarded(self.statement(depth)) for _ in range(length))

    def _guarded(self, statement: Statement) -> Statement:
        """Most statements may fail without ending the program."""
        if self.random.random() < 0.3:
            return statement
        handler = (Statement("disp(err.message);"),)
        return Statement(parts=(("try", (statement,)), ("catch err", handler)))

    def statement(self, depth: int) -> Statement:
        kinds: list[tuple[int, Callable[[int], Statement]]] = [
            (5, self._first),
            (4, self._computed),
            (5, self._part),
            (2, self._deleted),
            (4, self._shown),
            (2, self._aggregate),
        ]
        if depth:
            kinds += [(2, self._if), (2, self._for), (1, self._try), (1, self._switch)]
        makers = [maker for _, maker in kinds]
        return self.random.choices(makers, [weight for weight, _ in kinds])[0](depth)

    def _first(self, _: int) -> Statement:
        name = f"{self.random.choice(list(KINDS))}{self.random.randrange(2)}"
        self.known.append(name)
        return Statement(f"{name} = {self.random.choice(_FIRST[name[0]])};")

    def _computed(self, _: int) -> Statement:
        end = self.random.choice((";", ""))
        return Statement(f"{self.pick(_NUMERIC)} = {self.expression()}{end}")

    def _part(self, _: int) -> Statement:
        target = self.random.choice(_TARGETS).format(self.pick(_NUMERIC + "t"))
        if self.loops and self.random.random() < 0.5:
            target = target.replace("2", self.random.choice(self.loops))
        value = self.random.choice((self.expression(1), self.expression(0), "7"))
        return Statement(f"{target} {self.random.choice(('=', '=', '=', '+='))} {value};")

    def _deleted(self, _: int) -> Statement:
        target = self.random.choice(_DELETED).format(self.pick(_NUMERIC + "tc"))
        return Statement(f"{target} = [];")

    def _shown(self, _: int) -> Statement:
        name = self.pick("".join(KINDS))
        shown = ("{}", "disp({});", "printf('%g\\n', {});", "x = size({})", "disp(class({}));")
        return Statement(self.random.choice(shown).format(name))

    def _aggregate(self, _: int) -> Statement:
        c, s, value = self.pick("c"), self.pick("r"), self.expression(1)
        texts = (
            f"{c}{{end+1}} = {value};",
            f"{c}{{2}} = {value};",
            f"{c}(1) = {{{value}}};",
            f"{s}.f = {value};",
            f"{s}(2).g = {value};",
            f"{s}(end+1).f = {value};",
            f"n1 = {c}{{1}};",
            f"v1 = {s}.f;",
            f"v1 = [{c}{{:}}];",
            f"v1 = cellfun(@numel, {c});",
        )
        return Statement(self.random.choice(texts))

    def _inner(self, depth: int) -> Body:
        return self.body(self.random.randint(1, 3), depth - 1)

    def _if(self, depth: int) -> Statement:
        parts = [(f"if {self.expression(1)}", self._inner(depth))]
        if self.random.random() < 0.6:
            parts.append(("else", self._inner(depth)))
        return Statement(parts=tuple(parts))

    def _for(self, depth: int) -> Statement:
        name = f"i{len(self.loops)}"
        over = self.random.choice(("1:3", "1:q", "3:-1:1", "[]", "1:0", "[2 4]", "{1,2}", "m0"))
        self.loops.append(name)
        body = self._inner(depth)
        self.loops.pop()
        return Statement(parts=((f"for {name} = {over}", body),))

    def _try(self, depth: int) -> Statement:
        handler = (Statement("disp(err.message);"),)
        return Statement(parts=(("try", self._inner(depth)), ("catch err", handler)))

    def _switch(self, depth: int) -> Statement:
        case = self.random.choice(("1", "{1,2}", "'abc'"))
        head = f"switch {self.pick('nt')}\n  case {case}"
        return Statement(parts=((head, self._inner(depth)), ("otherwise", self._inner(depth))))


def program(random: Random) -> RandomProgram:
    """A program with a value of most kinds, that shows at its end what it has."""
    writer = _Writer(random)
    names = [f"{kind}0" for kind in KINDS if random.random() < 0.8]
    start = tuple(Statement(f"{n} = {random.choice(_FIRST[n[0]])};") for n in names)
    writer.known += names
    body = writer.body(random.randint(4, 12), 2)
    shown = tuple(Statement(name) for name in sorted(names))
    given = random.choice((("1",), ("0", "3"), ("2", "[1 2]")))
    return RandomProgram((Statement("n0 = 1;"), *start, *body, *shown), "q", given)
