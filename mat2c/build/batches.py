"""Which files of the runtime are compiled together, and how hard the compiler tries.

A compiler takes as long to start as to translate a short file, and most of the runtime runs once a
call, not once an element: such files are joined and compiled with -O1, which takes half the time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from mat2c.support.record import dataclass, field

_LOOPS = frozenset(
    """broadcast cast colon dist_assign dist_index dist_make dist_move dist_parts dist_rearrange
    dist_reduce fn_accum fn_binary fn_binary_run fn_binary_wide fn_cast fn_elem fn_fft
    fn_fft_parts fn_fft_plan fn_find fn_map fn_matrix fn_mean fn_minmax fn_reduce fn_sort
    index_part index_quick index_scalar la_factor map_hash matmul memory op_arith op_compare
    op_load op_mtimes op_power op_scalar op_solve op_unary random_combined random_twister
    sort_keys sparse_assign sparse_columns sparse_elementwise sparse_factor sparse_index
    sparse_make sparse_order sparse_product sparse_rearrange sparse_reduce sparse_solve
    sparse_structure typed typed_lines typed_reduce value value_new""".split()
)
"""Files whose loops run over the elements of arrays, and what each of these takes and gives back:
they get the flags of programs."""

_FACTORS = frozenset(
    """la_bidiag la_condense la_least la_reflect la_schur la_tridiag la_vectors""".split()
)
"""Loops over columns, in many shapes: worth vectors, not what else -O3 tries."""

_CALLS = frozenset(
    """access call concat concat_copy concat_quick concat_rows concat_text core_util digits fields
    fn_cell fn_cellconv fn_cellfun fn_construct fn_containers fn_int fn_issorted
    fn_linalg fn_linalg_norm fn_primes fn_rand fn_set fn_shape fn_shift fn_size
    fn_spread fn_string fn_string_compare fn_string_find fn_string_join
    fn_string_misc fn_string_split fn_string_strsplit fn_subs for index_asgn
    index_assign index_cell index_field index_move index_ref index_resize
    index_special index_subs isequal list map map_index number_text op_class path
    printf printf_datum printf_template text text_regex_match truth value_read worded""".split()
)
"""Files that programs call in their own loops: -O2 instead of -O3, which gains nothing here."""

_MOST = 60_000  # characters of a batch: enough batches for several processors
_DEFINED = (
    re.compile(r"^[a-z][\w *]*?\b(\w+)[(\[=;]|^static\b[^;{=(\[]*?\b(\w+) *[(\[=;]", re.MULTILINE),
    re.compile(r"^\}[ \t]*\*?(\w+)()", re.MULTILINE),
    re.compile(r"^(?:typedef\s+)?(?:struct|enum|union)\s+(\w+)()", re.MULTILINE),
)
_ENUM = re.compile(r"^(?:typedef )?enum\s*\w*\s*\{([^}]*)\}", re.MULTILINE)
_MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.MULTILINE)
_INCLUDE = re.compile(r"^[ \t]*#[ \t]*include", re.MULTILINE)
_WORD = re.compile(r"\w+")


@dataclass(slots=True, eq=False)
class Batch:
    """Files that are compiled together, since none gives a meaning to what another means
    otherwise. `parts` are all files that are read on the way, headers too."""

    level: str
    files: list[Path] = field(default_factory=list)
    size: int = 0
    parts: set[Path] = field(default_factory=set)

    def takes(self, file: Path, parts: set[Path]) -> bool:
        """True if a file that reads `parts` may be one of them."""
        if self.size + len(_text(file)) > _MOST:
            return False
        mine, theirs = _Names.of(parts - self.parts), _Names.of(self.parts - parts)
        return not (
            mine.defined & theirs.defined
            or mine.macros & theirs.words
            or theirs.macros & mine.words
        )

    def add(self, file: Path, parts: set[Path]) -> None:
        self.files.append(file)
        self.size += len(_text(file))
        self.parts |= parts


def batches(
    files: Iterable[Path], flags: tuple[str, ...], reads: Callable[[Path], Iterable[Path]]
) -> list[Batch]:
    """All files, the largest batches first; each alone where the flags don't ask for speed. `reads`
    tells a file and what it includes."""
    fast = not {"-O2", "-O3"}.isdisjoint(flags)
    found: list[Batch] = []
    for file in files:
        level, parts = _level(file.stem) if fast else "", set(reads(file))
        batch = None
        if fast and not _sets_up_headers(_text(file)):
            batch = next((b for b in found if b.level == level and b.takes(file, parts)), None)
        if batch is None:
            found.append(batch := Batch(level))
        batch.add(file, parts)
        if not fast or _sets_up_headers(_text(file)):
            batch.size += _MOST  # no other file joins it
    return sorted(found, key=lambda b: -b.size)


def _level(stem: str) -> str:
    """Flags that replace the level of optimisation; "" for none."""
    if stem in _LOOPS:
        return ""
    if stem in _FACTORS:
        return "-O2 -fvect-cost-model=dynamic"
    return "-O2" if stem in _CALLS else "-O1"


def _sets_up_headers(text: str) -> bool:
    """True if it defines a macro for the headers that it includes."""
    first = _INCLUDE.search(text)
    return first is not None and bool(_MACRO.search(text, 0, first.start()))


@dataclass(slots=True, eq=False)
class _Names:
    """What files define at file scope, roughly, and as macros, and all words in them."""

    defined: set[str] = field(default_factory=set)
    macros: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, parts: Iterable[Path]) -> _Names:
        """Of all parts together."""
        found = cls()
        for part in parts:
            names = _names(part)
            found.defined |= names.defined
            found.macros |= names.macros
            found.words |= names.words
        return found


@cache
def _names(part: Path) -> _Names:
    text = _text(part)
    defined = {a or b for pattern in _DEFINED for a, b in pattern.findall(text)}
    for inside in _ENUM.findall(text):
        defined.update(_WORD.findall(inside))
    return _Names(defined, set(_MACRO.findall(text)), set(_WORD.findall(text)))


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="latin-1")
