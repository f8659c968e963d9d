"""Functions of texts: what is known of their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.support.record import replace
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import BOOLEAN, CHAR
from mat2c.types.shape import ONE, ROW_OR_NOTHING, Shape, differ
from mat2c.types.traits import Effect, ShapeType
from mat2c.types.type_constructors import of_const, scalar, text


def _are_texts(site: Site, count: int = -1) -> bool:
    """True if the operands (so many of them) are characters."""
    few = site.types if count < 0 else site.types[:count]
    return bool(few) and all(t.cls == "char" for t in few)


_OPEN = ("map", "object", "string")


def _compared(count: int, same: Callable[[str, str], bool] | None = None) -> TypeRule:
    """strcmp and the like: of two values that are no cells one truth value; of a text and a cell,
    one for each item. `same` compares two texts that are known."""

    def rule(site: Site) -> list[Type] | None:
        if len(site.types) != count:
            return None
        first, second = site.types[:2]
        if same is not None and isinstance(first.const, str) and isinstance(second.const, str):
            return [of_const(same(first.const, second.const))]
        for text_, cell in ((first, second), (second, first)):
            if _is_row(text_) and cell.cls == "cell":
                return [Type("logical", False, cell.shape, BOOLEAN)]
        if any(t.is_any or t.cls in ("cell", *_OPEN) for t in (first, second)):
            flat = all(t.is_matrix and t.cls not in _OPEN for t in (first, second))
            return [Type("logical", False, Shape.unknown(2) if flat else None, BOOLEAN)]
        if count == 2 and _differ(first, second):
            return [of_const(False)]
        return [scalar("logical")]

    return rule


def _differ(a: Type, b: Type) -> bool:
    """True if they are arrays of other extents, of which neither is empty."""
    arrays = a.is_arithmetic and b.is_arithmetic
    return arrays and bool(a.static_numel and b.static_numel) and differ(a.shape, b.shape)


def _equal_but_for_case(a: str, b: str) -> bool:
    return _lower(a) == _lower(b)


def _lower(text_: str) -> str:
    """The runtime's small letters: of ASCII."""
    return "".join(c.lower() if c.isascii() else c for c in text_)


def _is_row(t: Type) -> bool:
    return t.cls == "char" and t.shape is not None and t.shape.rank == 2 and t.shape.dim(0) is ONE


def _characters(site: Site) -> list[Type] | None:
    """isspace, isalpha, …: of characters, each by itself."""
    if len(site.types) != 1 or not _are_texts(site):
        return None
    return [Type("logical", False, site.types[0].shape, BOOLEAN)]


def _cased(site: Site) -> list[Type] | None:
    """upper and lower keep the extents."""
    if len(site.types) != 1 or not _are_texts(site):
        return None
    return [Type("char", False, site.types[0].shape, CHAR)]


def _cased_by(change: Callable[[str], str]) -> TypeRule:
    """The same; a constant text of letters that all have one is changed here."""

    def rule(site: Site) -> list[Type] | None:
        known = site.types[0].const if len(site.types) == 1 else None
        if isinstance(known, str) and known.isascii() and known:
            return [of_const(change(known))]
        return _cased(site)

    return rule


def _char(site: Site) -> list[Type] | None:
    """char of one array of codes or characters; of several texts a row for each."""
    if len(site.types) > 1 or (site.types and site.types[0].cls == "cell"):
        padded = all(t.cls in ("char", "cell") for t in site.types)
        return [Type("char", False, Shape.unknown(2), CHAR)] if padded else None
    if len(site.types) != 1 or not site.types[0].is_arithmetic or site.types[0].may_be_complex:
        return None
    x = site.types[0]
    codes = x.range if x.range.fits(0, 255) else CHAR
    return [Type("char", False, x.shape, replace(codes, negzero=False))]


def _some_text(texts: int, as_quoted: bool = False) -> TypeRule:
    """A text of unknown extents, where so many operands are texts (all: -1); of one row or none,
    one row or nothing."""

    def rule(site: Site) -> list[Type] | None:
        if not site.types or not _are_texts(site, texts) or len(site.types) < texts:
            return None
        quotes = as_quoted and site.types[0].dq
        given = site.types[0].shape
        row = given is not None and given.rank == 2 and given.line_axis() == 1
        kept = ROW_OR_NOTHING if row or (given and given.dim(0) is ONE) else Shape.unknown(2)
        return [Type("char", False, kept, CHAR, dq=quotes)]

    return rule


def _printed(site: Site) -> list[Type] | None:
    """sprintf: a row, also of no characters, which counts as quoted as the template is."""
    return None if site.nargout > 1 or not site.types else [text(dq=site.types[0].dq)]


def _number_text(site: Site) -> list[Type] | None:
    """num2str of a number: a row; by a format, perhaps several."""
    if not 1 <= len(site.types) <= 2:
        return None
    x, *how = site.types
    row = x.is_scalar and x.cls not in ("char", "any")
    if row and all(t.is_arithmetic and t.cls != "char" for t in how):
        return [text()]
    rank = x.rank if x.cls in ("char", "any") else 2  # a text stays as it is
    return [Type("char", False, None if rank is None else Shape.unknown(rank), CHAR)]


def _declare(name: str, rule: TypeRule, doc: str) -> Builtin:
    return Builtin(name, rule, effect=Effect.PURE, shape=ShapeType.III, doc=doc)


def _test(name: str, kind: str) -> Builtin:
    """A test of each character for itself."""
    test = f"m2c_char_is{kind}({{0}})"
    declared = _declare(name, _characters, "A test of characters.")
    return replace(declared, character=test, shape=ShapeType.I)


def _case(name: str, kind: str, change: Callable[[str], str], doc: str) -> Builtin:
    """Another case of each character, which in ASCII is that of the character itself."""
    declared = _declare(name, _cased_by(change), doc)
    return replace(declared, character=f"m2c_char_{kind}({{0}})", shape=ShapeType.I, typed="case")


DECLARATIONS: Sequence[Builtin] = [
    replace(_declare("char", _char, "Characters of codes."), typed="convert"),
    replace(_declare("strcmp", _compared(2, str.__eq__), "Are two texts equal?"), typed="same"),
    _declare("strcmpi", _compared(2, _equal_but_for_case), "Are two texts equal, but for case?"),
    _declare("strncmp", _compared(3), "Do two texts begin alike?"),
    _declare("strncmpi", _compared(3), "Do two texts begin alike, but for case?"),
    *(_test(f"is{kind}", kind) for kind in "alpha space digit upper lower alnum punct".split()),
    _test("isletter", "alpha"),
    *(_case(name, "upper", str.upper, "In capitals.") for name in ("upper", "toupper")),
    *(_case(name, "lower", str.lower, "In small letters.") for name in ("lower", "tolower")),
    _declare("strtrim", _some_text(-1, True), "Without blanks at the ends."),
    _declare("strrep", _some_text(3), "Parts of a text replaced."),
    _declare("sprintf", _printed, "Formatted text."),
    _declare("num2str", _number_text, "A number as text."),
]
