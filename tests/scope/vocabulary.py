"""The words: classes with their values, assignments, reads, and the contexts that these stand in.

In texts of statements `{v}` is a scalar of the class, `{w}` a scalar of another class, `{r}` a row
of three, `{c}` a column of two, `{m}` a matrix of 2x3, `{q}` one of 2x2, `{i}` an index.
"""

from __future__ import annotations

from dataclasses import dataclass

DOUBLES = {
    "scalar": "5",
    "row": "[1 2 3]",
    "column": "[1;2;3]",
    "matrix": "[1 2 3;4 5 6]",
    "pages": "reshape(1:8,2,2,2)",
    "0x0": "zeros(0,0)",
    "1x0": "zeros(1,0)",
    "0x1": "zeros(0,1)",
    "0x3": "zeros(0,3)",
    "3x0": "zeros(3,0)",
}
"""The first values of a variable, as doubles; other classes convert them."""
SHAPES = ("undefined", "[]", *DOUBLES)


@dataclass(frozen=True, slots=True)
class Class:
    """A class of values: how a double becomes one of it, and a scalar that is none."""

    name: str
    made: str
    other: str

    def value(self, double: str) -> str:
        return self.made.format(double)

    @property
    def is_numeric(self) -> bool:
        return self.name not in ("cell", "struct")


CLASSES = (
    Class("double", "{0}", "2i"),
    Class("single", "single({0})", "0.1"),
    Class("int8", "int8({0})", "300"),
    Class("logical", "logical({0})", "5"),
    Class("char", "char(64+{0})", "66"),
    Class("complex", "complex({0},2)", "7"),
    Class("cell", "num2cell({0})", "7"),
    Class("struct", "struct('f',num2cell({0}))", "7"),
)

SETS = {
    "element": "a({i}) = {v};",
    "element2": "a(2,{i}) = {v};",
    "other": "a({i}) = {w};",
    "row": "a({i},:) = {r};",
    "row-scalar": "a({i},:) = {v};",
    "column": "a(:,{i}) = {c};",
    "column-scalar": "a(:,{i}) = {v};",
    "all-scalar": "a(:) = {v};",
    "all-row": "a(:) = {r};",
    "all-matrix": "a(:,:) = {m};",
    "page": "a(:,:,{i}) = {q};",
    "page-part": "a(1:2,1:2,{i}) = {q};",
    "page-scalar": "a(:,:,{i}) = {v};",
    "part": "a(1,2:3) = {v};",
    "range": "a(2:3) = {v};",
    "end+1": "a(end+1) = {v};",
    "end+1-row": "a(end+1,:) = {r};",
    "end+1-column": "a(:,end+1) = {c};",
    "mask": "a([true false true]) = {v};",
    "nothing": "a([]) = {v};",
    "empty": "a = [];",
    "whole": "a = {v};",
    "delete": "a({i}) = [];",
    "delete-row": "a({i},:) = [];",
    "delete-column": "a(:,{i}) = [];",
    "delete-last": "a(end) = [];",
    "delete-mask": "a([true false true]) = [];",
    "delete-all": "a(:) = [];",
    "beside": "a = [a {v}];",
    "below": "a = [a; {r}];",
    "transpose": "a = a.';",
    "copied": "b = a; b({i}) = {v}; a(end+1) = b(1);",
}
"""Assignments to the variable `a` that values of every class take."""

OF_NUMBERS = {
    "compared": "a(a > {v}) = {v};",
    "delete-compared": "a(a == a(1)) = [];",
    "plus": "a({i}) += {v};",
}
OF_CELLS = {"content": "a{{{i}}} = 7;", "content-end+1": "a{{end+1}} = 'x';"}
OF_STRUCTS = {"field": "a({i}).f = 7;", "field-end+1": "a(end+1).g = 'x';", "dot": "a.f = 7;"}

CORE = (
    "element",
    "row",
    "column-scalar",
    "page-scalar",
    "end+1",
    "mask",
    "delete",
    "delete-row",
    "below",
)
"""The assignments of which all sequences of three are made,"""
CORE_SHAPES = ("undefined", "[]", "row", "matrix", "pages", "0x3")
CORE_CLASSES = ("double", "char", "cell")
"""with these first values."""


def assignments(of: Class) -> dict[str, str]:
    """Names and texts of the assignments to a variable of a class."""
    own = {"cell": OF_CELLS, "struct": OF_STRUCTS}.get(of.name, OF_NUMBERS)
    return SETS | own


READS = {
    "display": "a",
    "indexed": "x = a(end)\n  y = a(:,1)\n  z = a(1,:)",
    "reduced": "x = sum(a)\n  y = max(a(:))",
    "equal": "x = isequal(a, {first})\n  y = isempty(a)",
    "size": "x = size(a)\n  [m, n] = size(a)\n  y = numel(a)",
    "argument": "look(a);",
    "output": "r = a;",
}
READS_OF_OTHERS = READS | {"reduced": "x = numel(a)\n  y = columns(a)"}
"""Where elements can't be added."""
LOOK = "function look(x)\n  class(x)\n  size(x)\n  x\nend\n"
"""What a variable that is read as an argument is passed to."""

CONTEXTS = ("straight", "branch", "loop", "twice", "try")
