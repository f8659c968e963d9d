"""The C types of a library's interface: by MATLAB class, never by what inference has proved.

double        double x                   a scalar
double(3,4)   const double x[12]         an array of fixed extents
double(1,:)   const double *x, ptrdiff_t x_len;  as a result m2c_double_array *y
struct(…)     const f_cfg *cfg           a C struct
anything else m2c_value *x
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mat2c.codegen.c_names import Names, as_identifier, is_macro
from mat2c.support.record import dataclass, field
from mat2c.types.lattice import Type
from mat2c.types.rep import C64, CHAR, F64, INDEX, ElementType, element_of, rep_of
from mat2c.types.struct_fields import Fields, form_of

KEPT = frozenset(
    """alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl
    complex concept const const_cast consteval constexpr constinit continue co_await
    co_return co_yield decltype default delete do double dynamic_cast else enum explicit
    export extern false float for friend goto if imaginary inline int long mutable namespace
    new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires restrict return short signed sizeof static static_assert
    static_cast struct switch template this thread_local throw true try typedef typeid
    typename typeof union unsigned using virtual void volatile wchar_t while xor xor_eq I
    NULL EOF linux unix errno stdin stdout stderr memcpy setjmp int8_t int16_t int32_t
    int64_t uint8_t uint16_t uint32_t uint64_t ptrdiff_t size_t char8_t char16_t char32_t
    main program_functions builtin_functions""".split()
)
"""Keywords of C and C++, macros of their headers, and what an entry itself uses."""

_ARRAYS = {"double complex": "complex", "float": "single", "bool": "logical"}


@dataclass(frozen=True, slots=True)
class Record:
    """A C struct for a 1x1 MATLAB struct: members by field, in order."""

    ctype: str
    members: tuple[tuple[str, str, Item], ...]  # C name, MATLAB name, what it is

    @property
    def lines(self) -> list[str]:
        """The declarations of the members."""
        return [member_declaration(item, name) for name, _, item in self.members]


def is_kept(name: str) -> bool:
    """True if it means something else in C or C++, or in their headers or ours."""
    return name in KEPT or name.lower().startswith(("m2c_", "_")) or is_macro(name)


class PublicNames:
    """Names that callers see: the user's own, but for words that C and C++ keep to themselves."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def reserve(self, names: Iterable[str]) -> None:
        """Gives none of these."""
        self._taken.update(names)

    def fresh(self, wish: str) -> str:
        """The wish where it is free, else with a suffix."""
        base = as_identifier(wish)
        name = f"{base}_" if is_kept(base) else base
        number = 1
        while name in self._taken:
            number += 1
            name = f"{base}_{number}"
        self._taken.add(name)
        return name


Item = Type | Record
"""What a parameter, or a member of a struct, is passed as."""


def leaves(item: Item) -> Iterator[Type]:
    """The types of the values that a parameter holds, in the order of its members."""
    if isinstance(item, Record):
        for _, _, member in item.members:
            yield from leaves(member)
    else:
        yield item


def element_type(t: Type) -> ElementType:
    """The inner C type of a scalar, or of an array's elements."""
    element = rep_of(t).element or element_of(t)
    assert element is not None
    return element


def public_ctype(element: ElementType) -> str:
    """The C type that callers see for it, in C and in C++."""
    if element is INDEX:
        return F64.ctype
    if element is CHAR:
        return "char"
    return "m2c_c64" if element is C64 else element.ctype


def array_type(t: Type) -> str:
    """The struct for an array of open extents (m2c/array.h)."""
    ctype = element_type(t).ctype
    stem = "char" if t.cls == "char" else _ARRAYS.get(ctype, ctype.removesuffix("_t"))
    rank = t.rank or 2
    return f"m2c_{stem}_array" + (f"_{rank}" if rank > 2 else "")


def extents(t: Type, open_names: list[str]) -> str:
    """The extents for a comment: numbers, and names (or ":") for those that are open."""
    shape = t.shape
    assert shape is not None
    waiting = iter(open_names)
    dims = [
        str(d.value) if d is not None and d.is_const else next(waiting, ":") for d in shape.dims
    ]
    return ("x" if shape.is_static else " x ").join(dims)


def extent_names(name: str, t: Type) -> list[str]:
    """The parameters for the open extents of an array: x_len where it is a vector, x_rows, x_cols,
    x_dim3 where it is not."""
    shape = t.shape
    assert shape is not None
    opened = [k for k, d in enumerate(shape.dims) if d is None or not d.is_const]
    ones = [d is not None and d.is_const and d.value == 1 for d in shape.dims]
    if len(opened) == 1 and sum(ones) == len(ones) - 1:
        return [f"{name}_len"]
    words = ["rows", "cols"]
    return [f"{name}_{words[k] if k < len(words) else f'dim{k + 1}'}" for k in opened]


@dataclass(slots=True)
class Records:
    """The C structs of a library, each once; `names` are the file's."""

    names: Names
    made: dict[tuple[tuple[str, str], ...], Record] = field(default_factory=dict)

    def item(self, fields: Fields | None, types: Iterator[Type], wish: str) -> Item:
        """How a parameter is passed that takes the next of some types; a struct is named after the
        wish."""
        if fields is None:
            return next(types)
        members = [(name, self.item(part, types, f"{wish}_{name}")) for name, part in fields]
        key = tuple((name, member_declaration(member, name)) for name, member in members)
        own, known = PublicNames(), self.made.get(key)
        ctype = self.names.fresh(wish) if known is None else known.ctype
        made = Record(ctype, tuple((own.fresh(name), name, member) for name, member in members))
        return made if known is not None else self.made.setdefault(key, made)


def member_declaration(item: Item, name: str) -> str:
    """The member of a C struct."""
    if isinstance(item, Record):
        return f"{item.ctype} {name}"
    form = form_of(item)
    if form == "value":
        return f"m2c_value *{name}"
    if form == "open":
        return f"{array_type(item)} {name}"
    ctype = public_ctype(element_type(item))
    return f"{ctype} {name}" if form == "scalar" else f"{ctype} {name}[{item.static_numel or 1}]"
