"""Functions that search, split, join and make texts: what is known of their results."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from mat2c.builtins.declaration import Builtin, Site, TypeRule
from mat2c.builtins.families.reshaping import POSITION, at_least
from mat2c.support.record import replace
from mat2c.types import shape as shapes
from mat2c.types.lattice import ANY, Type
from mat2c.types.ranges.range_ import CHAR, EXTENT, FULL, Range
from mat2c.types.shape import ONE, Shape
from mat2c.types.symbolic import max_
from mat2c.types.traits import Effect, ShapeType
from mat2c.types.type_constructors import cell, scalar, text

TEXT = Type("char", False, Shape.unknown(2), CHAR)
LINE = Type("char", False, shapes.ROW_OR_NOTHING, CHAR)
_BASES = ("hex", "bin", "base")
_WHOLE = Range(0.0, inf, True, negzero=False)
_TEXTS = cell(shapes.row(None), LINE)
_PLACES = Type("double", False, Shape.unknown(2), POSITION)


def _texts(least: int, most: int, *results: Type) -> TypeRule:
    """The results of so many texts."""

    def rule(site: Site) -> list[Type] | None:
        if not least <= len(site.types) <= most or any(t.cls != "char" for t in site.types):
            return None
        return list(results)

    return rule


def _place(most: int) -> TypeRule:
    """index and rindex: a number for each row of the first text."""

    def rule(site: Site) -> list[Type] | None:
        if not 2 <= len(site.types) <= most or any(t.cls != "char" for t in site.types):
            return None
        text = site.types[0].shape
        if text is not None and text.rank == 2 and text.dim(0) is ONE:
            return [scalar("double", EXTENT)]
        return [Type("double", False, Shape.unknown(2), EXTENT)]

    return rule


def _first(cls: str, *results: Type, most: int = 9) -> TypeRule:
    """The results where the first operand is of a class, whatever the others are."""

    def rule(site: Site) -> list[Type] | None:
        if not 1 <= len(site.types) <= most or site.types[0].cls != cls:
            return None
        return list(results)

    return rule


def _always(*results: Type) -> TypeRule:
    return lambda site: list(results)


def _blanks(site: Site) -> list[Type] | None:
    """blanks(0) has no row."""
    if len(site.types) != 1 or not site.types[0].is_scalar:
        return None
    count = site.integer(0)
    return [text(count)] if count is not None and at_least(max_(count, 0), 1) else [TEXT]


def _whole_text(site: Site) -> list[Type] | None:
    """int2str of a number: a row."""
    if len(site.types) != 1 or not site.types[0].is_arithmetic:
        return None
    x = site.types[0]
    rank = 2 if x.cls != "char" else x.rank  # a text stays as it is
    shape = None if rank is None else Shape.unknown(rank)
    return [text() if x.is_scalar else replace(TEXT, shape=shape)]


def _literal(site: Site) -> list[Type] | None:
    """mat2str: a row, of a text as well."""
    if not site.types or not site.types[0].is_arithmetic:
        return None
    return [text()]


def _digits(site: Site) -> list[Type] | None:
    """dec2bin(x, …): a row of digits for each number."""
    if not site.types or not all(t.is_arithmetic for t in site.types):
        return None
    return [text() if site.types[0].is_scalar else TEXT]


def _number(site: Site) -> list[Type] | None:
    """str2double: of each row of a text or item of a cell a number, real or not; else one NaN."""
    if len(site.types) != 1:
        return None
    known = site.types[0]
    s = known.shape
    if known.cls == "cell":
        return [Type("double", None, s)]
    if known.is_any:
        return [Type("double", None)]
    if known.cls == "char" and not _is_line(s):
        return [Type("double", None, shapes.column(None))]
    return [scalar("double", FULL, is_complex=None)]


def _is_line(s: Shape | None) -> bool:
    """True if it is one row of characters, or nothing."""
    row = s is not None and s.rank == 2 and (s.dim(0) is ONE or s.line_axis() == 1)
    return row or (s is not None and s.static_numel == 0)


def _number_of_digits(site: Site) -> list[Type] | None:
    """hex2dec and the like: a number of each row; of other characters NaN."""
    if not site.types or site.types[0].cls != "char":
        return None
    s = site.types[0].shape
    is_row = s is not None and s.rank == 2 and s.dim(0) is ONE
    return [Type("double", False, shapes.SCALAR if is_row else Shape.unknown(2), _WHOLE)]


def _ends(site: Site) -> list[Type] | None:
    """startsWith and endsWith: an answer for each row of a text, for each item of a cell."""
    if len(site.types) != 2 or site.types[0].cls not in ("char", "cell"):
        return None
    asked = site.types[0]
    return [Type("logical", False, _row_texts(asked.shape) if asked.cls == "char" else asked.shape)]


def _cellstr(site: Site) -> list[Type] | None:
    if len(site.types) != 1 or site.types[0].cls != "char":
        return None
    return [cell(_row_texts(site.types[0].shape), TEXT)]


def _row_texts(text: Shape | None) -> Shape:
    """The extents of the cell that has the rows of a text."""
    one = text is not None and text.dim(0) is ONE
    return shapes.SCALAR if one else shapes.column(None)


def _padded(site: Site) -> list[Type] | None:
    """char(a, b, …), strvcat(a, b, …): a row for each text."""
    if not site.types or any(t.cls not in ("char", "cell") for t in site.types):
        return None
    return [TEXT]


def _parts(cls: str) -> TypeRule:
    return _first(cls, _TEXTS)


def _parts_of_rows(site: Site) -> list[Type] | None:
    """A row of texts; of an empty text, a cell of its extents."""
    if not 1 <= len(site.types) <= 3 or site.types[0].cls != "char":
        return None
    given = site.types[0].shape
    if given is None:
        return [cell(None, LINE)]
    return [cell(Shape.unknown(given.rank), LINE)] if given.may_be_empty() else [_TEXTS]


# --- regular expressions -------------------------------------------------------------------------

_TOKENS = cell(shapes.row(None), _TEXTS)
_ORDER = ("start", "end", "tokenExtents", "match", "tokens", "names", "split")
_MODES = frozenset(
    """once matchcase ignorecase stringanchors lineanchors literalspacing freespacing dotall
    dotexceptnewline noemptymatch emptymatch""".split()
)
_FOUND = {
    "start": _PLACES,
    "end": replace(_PLACES, range=EXTENT),
    "match": _TEXTS,
    "tokens": _TOKENS,
    "split": _TEXTS,
}
_FOUND_ONCE = {
    "start": _PLACES,
    "end": replace(_PLACES, range=EXTENT),
    "match": LINE,
    "tokens": cell(Shape.unknown(2), LINE),
    "split": _TEXTS,
}


def _regexp(site: Site) -> list[Type] | None:
    """Outputs come in the order of the options that name them, then in their own."""
    if len(site.types) < 2 or any(t.cls != "char" for t in site.types):
        return None
    options = [t.const for t in site.types[2:]]
    if not all(option in _ORDER or option in _MODES for option in options):
        return None  # other spellings of the same
    kinds = _FOUND_ONCE if "once" in options else _FOUND
    named = [str(option) for option in options if option in _ORDER]
    order = [*named, *(name for name in _ORDER if name not in named)]
    return [kinds.get(name, ANY) for name in order]


def _declare(name: str, rule: TypeRule, doc: str, effect: Effect = Effect.PURE) -> Builtin:
    return Builtin(name, rule, effect=effect, shape=ShapeType.III, doc=doc)


DECLARATIONS: Sequence[Builtin] = [
    _declare("blanks", _blanks, "So many blanks."),
    _declare("int2str", _whole_text, "An integer as text."),
    _declare("mat2str", _literal, "An array as it is written."),
    _declare("dec2bin", _digits, "Binary digits."),
    _declare("dec2hex", _digits, "Hexadecimal digits."),
    _declare("dec2base", _digits, "Digits of a base."),
    replace(_declare("str2double", _number, "The number that a text is."), typed="number"),
    *(_declare(f"{name}2dec", _number_of_digits, "The number of some digits.") for name in _BASES),
    _declare("startsWith", _ends, "Does a text begin so?"),
    _declare("endsWith", _ends, "Does a text end so?"),
    _declare("strcat", _texts(1, 9, TEXT), "Texts joined."),
    _declare("strvcat", _padded, "Texts below each other."),
    _declare("strfind", _texts(2, 2, _PLACES), "Where a text is found."),
    _declare("regexprep", _texts(3, 5, TEXT), "What matches replaced."),
    _declare("regexp", _regexp, "Matches of a pattern."),
    _declare("regexpi", _regexp, "Matches of a pattern, whatever the case."),
    _declare("strtok", _texts(1, 2, LINE, LINE), "The first word, and the rest."),
    _declare("deblank", _texts(1, 1, TEXT), "Without blanks at the end."),
    _declare("strsplit", _parts("char"), "The parts of a text."),
    _declare("ostrsplit", _parts_of_rows, "The parts of a text."),
    _declare("strjoin", _first("cell", TEXT), "Texts joined by a delimiter."),
    _declare("func2str", _first("function_handle", text()), "A function as text."),
    _declare("cellstr", _cellstr, "The rows of a text in a cell."),
    _declare("validatestring", _always(TEXT), "The choice that a text begins."),
    _declare("tempname", _always(text()), "A name that no file has.", Effect.WRITE),
    _declare("tempdir", _always(text()), "Where files are for a while.", Effect.READ),
    _declare("pwd", _always(text()), "The folder at hand.", Effect.READ),
    _declare("rindex", _place(2), "The last place of a text in one."),
    _declare("index", _place(3), "The first place of a text in one."),
    _declare("ispc", _always(scalar("logical")), "Windows?"),
    _declare("isunix", _always(scalar("logical")), "Unix?"),
    _declare("ismac", _always(scalar("logical")), "macOS?"),
]
