"""Questions about a value: extents, classes, emptiness. Mostly answered at translation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.support.record import replace
from mat2c.types import shape as shapes
from mat2c.types.lattice import ARITHMETIC, FLOATS, INTEGERS, Type
from mat2c.types.ranges import range_
from mat2c.types.ranges.range_ import EXTENT
from mat2c.types.shape import SCALAR, Dim
from mat2c.types.symbolic import EXACT, const, max_
from mat2c.types.traits import Effect, ShapeType
from mat2c.types.type_constructors import of_const, scalar

_SIZED = ARITHMETIC | {"cell", "struct", "function_handle", "any"}
COUNT = Type("double", False, SCALAR, EXTENT)


def extent_type(dim: Dim) -> Type:
    """A double that holds an extent, or a number of elements: no array has more of those."""
    if dim is None or dim.high > EXACT:
        return COUNT
    if dim.is_const:
        return of_const(float(dim.value))
    return Type("double", False, SCALAR, range_.exactly(dim))


def _size(site: Site) -> list[Type] | None:
    if not site.types or site.types[0].cls not in _SIZED:
        return None
    s = site.types[0].shape
    if len(site.types) == 2:
        k = site.types[1].whole
        if k is None or k < 1:
            row = Type("double", False, shapes.row(None), EXTENT)
            return [COUNT if site.types[1].is_scalar else row] if site.nargout < 2 else None
        return [COUNT if s is None else extent_type(s.dim(k - 1))]
    if len(site.types) > 2:
        return None
    if site.nargout > 1:
        return _spread(s, site.nargout)
    if s is None:
        return [Type("double", False, shapes.row(None), EXTENT)]
    if shapes.may_be(s.dims[-1], 1) and s.rank > 2:
        return [Type("double", False, shapes.row(None), EXTENT)]
    if s.is_static:
        return [of_const(tuple(float(d.value) for d in s.dims if d is not None))]
    return [Type("double", False, shapes.row(s.rank), EXTENT)]


def _spread(s: shapes.Shape | None, count: int) -> list[Type]:
    """[r, c, …] = size(x): the last output takes the product of the rest."""
    if s is None:
        return [COUNT] * count
    result = [extent_type(s.dim(k)) for k in range(count - 1)]
    rest: Dim = const(1)
    for dim in s.dims[count - 1 :]:
        rest = None if rest is None or dim is None else rest * dim
    return [*result, extent_type(rest)]


def _numel(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or site.types[0].cls not in _SIZED:
        return None
    s = site.types[0].shape
    return [extent_type(None if s is None else s.numel())]


def _length(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or site.types[0].cls not in _SIZED:
        return None
    s = site.types[0].shape
    if s is None or not s.is_known:
        return [COUNT]
    dims = [d for d in s.dims if d is not None]
    if s.is_line:
        return [extent_type(s.numel())]
    if any(shapes.may_be(d, 0) for d in dims):
        longs = [d for d in dims if d.is_const is False or d.value != 1]
        return [extent_type(longs[0]) if len(longs) == 1 and len(dims) == 2 else COUNT]
    return [extent_type(max_(*dims))]


def _ndims(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or site.types[0].cls not in _SIZED:
        return None
    s = site.types[0].shape
    if s is None or (s.rank > 2 and shapes.may_be(s.dims[-1], 1)):
        return [COUNT]
    return [of_const(float(s.rank))]


def _extent(axis: int) -> TypeRule:
    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1 or site.types[0].cls not in _SIZED:
            return None
        s = site.types[0].shape
        return [extent_type(None if s is None else s.dim(axis))]

    return rule


def _class_test(test: Callable[[Type], bool | None]) -> TypeRule:
    """A question that the class answers."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1:
            return None
        if site.types[0].is_any:
            return [scalar("logical")]
        answer = test(site.types[0])
        return [scalar("logical") if answer is None else of_const(answer)]

    return rule


def _shape_test(test: Callable[[shapes.Shape], bool | None]) -> TypeRule:
    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != 1 or site.types[0].cls not in _SIZED:
            return [scalar("logical")] if len(site.types) == 1 else None
        s = site.types[0].shape
        answer = None if s is None else test(s)
        return [scalar("logical") if answer is None else of_const(answer)]

    return rule


def _empty(s: shapes.Shape) -> bool | None:
    if any(d is shapes.ZERO for d in s.dims):
        return True
    return None if s.may_be_empty() else False


def _is_scalar(s: shapes.Shape) -> bool | None:
    if s.is_scalar:
        return True
    return None if s.may_be_scalar() else False


def _size_equal(site: Site) -> list[Type] | None:
    """The type of `size_equal`: true if all have the same extents, which is sure where these are
    the same constants or symbols."""
    known = [t.shape for t in site.types]
    if any(s is None or not s.is_known for s in known) or any(t.is_bottom for t in site.types):
        return [scalar("logical")]
    return [of_const(True) if len(set(known)) <= 1 else scalar("logical")]


def _class(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or site.types[0].is_any or site.types[0].cls in ("map", "object"):
        return None
    return [of_const(site.types[0].cls)]


def _isa(site: Site) -> list[Type] | None:
    if len(site.types) != 2 or not isinstance(site.types[1].const, str):
        return None
    known, wanted = site.types[0].cls, site.types[1].const
    if known in ("any", "map", "object"):
        return [scalar("logical")]
    groups = {"numeric": FLOATS | INTEGERS, "float": FLOATS, "integer": INTEGERS}
    return [of_const(known == wanted or known in groups.get(wanted, frozenset()))]


def _whole_number(site: Site) -> list[Type] | None:
    """__whole__(n), or of a number that another manner of checking has found to be one."""
    whole = site.integer(2) if len(site.types) == 3 else None
    if whole is not None:
        return [extent_type(whole)]
    known = site.types[0].range
    low, high = max(known.numeric_low, -(2.0**51)), min(known.numeric_high, EXTENT.numeric_high)
    return [scalar("double", replace(EXTENT, low=min(low, high), high=high))]


def _isreal(t: Type) -> bool | None:
    if t.cls not in ARITHMETIC:
        return False
    return True if t.is_complex is False else None


def _iscomplex(t: Type) -> bool | None:
    real = _isreal(t)
    return False if real or t.cls not in ARITHMETIC else None


def _never(*but: str) -> Callable[[Type], bool | None]:
    """The test that only values of these classes may pass."""
    return lambda t: None if t.cls in but else False


def _declare(name: str, rule: TypeRule, typed: str = "query", doc: str = "") -> Builtin:
    return Builtin(name, rule, typed=typed, effect=Effect.PURE, shape=ShapeType.I, doc=doc)


DECLARATIONS: Sequence[Builtin] = [
    _declare("size", _size, doc="Extents."),
    _declare("numel", _numel, doc="Number of elements."),
    _declare("length", _length, doc="The longest extent, 0 if empty."),
    _declare("ndims", _ndims, doc="Number of dimensions."),
    _declare("rows", _extent(0), doc="First extent."),
    _declare("columns", _extent(1), doc="Second extent."),
    _declare("issquare", _shape_test(shapes.Shape.is_square), doc="Are both extents equal?"),
    _declare("size_equal", _size_equal, doc="Have all the same extents?"),
    _declare("isempty", _shape_test(_empty), doc="Has it no elements?"),
    _declare("isscalar", _shape_test(_is_scalar), doc="Is it 1x1?"),
    _declare("__one_value__", _shape_test(_is_scalar), doc="Is it one value, as conditions ask?"),
    Builtin(
        "__whole__",
        _whole_number,
        typed="whole",
        effect=Effect.PURE,
        doc="A number that is to be an extent, where it may be any number.",
    ),
    _declare("isvector", _shape_test(shapes.Shape.is_vector), doc="Is it 1xN or Nx1?"),
    _declare("ismatrix", _shape_test(lambda s: s.rank == 2 or None), doc="Is it of rank 2?"),
    _declare(
        "isnumeric", _class_test(lambda t: t.cls in FLOATS | INTEGERS), doc="Of a numeric class?"
    ),
    _declare("isfloat", _class_test(lambda t: t.cls in FLOATS), doc="double or single?"),
    _declare("isinteger", _class_test(lambda t: t.cls in INTEGERS), doc="Of an integer class?"),
    _declare("islogical", _class_test(lambda t: t.cls == "logical"), doc="Logical?"),
    _declare("isbool", _class_test(lambda t: t.cls == "logical"), doc="Logical?"),
    _declare("ischar", _class_test(lambda t: t.cls == "char"), doc="Characters?"),
    _declare("iscell", _class_test(lambda t: t.cls == "cell"), doc="A cell array?"),
    _declare("isstruct", _class_test(lambda t: t.cls == "struct"), doc="A struct?"),
    _declare("isreal", _class_test(_isreal), doc="Real values?"),
    _declare("iscomplex", _class_test(_iscomplex), doc="Has it imaginary parts?"),
    _declare("iscellstr", _class_test(_never("cell")), doc="A cell of texts?"),
    _declare(
        "issparse", _class_test(lambda t: None if t.sparse else False), doc="Is it stored sparse?"
    ),
    _declare("isobject", _class_test(_never("object", "map")), doc="An object of an old class?"),
    _declare("isjava", _class_test(_never("object", "map")), doc="An object of Java?"),
    _declare(
        "is_function_handle", _class_test(lambda t: t.cls == "function_handle"), doc="A handle?"
    ),
    _declare("class", _class, doc="Name of the class."),
    _declare("isa", _isa, doc="Is it of a class?"),
]
