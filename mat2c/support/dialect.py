"""The dialects of the language, and all in which they differ.

A program is read in one dialect: that of `--dialect`, or what a comment `%#dialect NAME` in its
first file says, or Octave's. The library is written in Octave's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from mat2c.support.record import dataclass

_PRAGMA = re.compile(r"^[ \t]*[%#]#dialect[ \t]+(\w+)[ \t]*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Dialect:
    """One of the dialects: a field for each difference."""

    name: str
    strings: bool
    """Is `"…"` a string scalar, in which a backslash stands for itself? Otherwise it is a row of
    characters with escapes."""

    named_arguments: bool
    """Is `f(Tol=1)` a call with a name and a value? Otherwise it assigns Tol."""

    matlab_display: bool
    """Are values shown as MATLAB shows them?"""

    matlab_errors: bool
    """Is a caught error an object, and are errors of the language in MATLAB's words?"""

    parfor_temporaries: bool
    """Do variables that a `parfor` sets for a round alone have nothing to do with those around it?
    Otherwise it is a `for`."""

    library: str | None
    """The folder of the library whose classes only this dialect has."""

    meanings: Mapping[str, str]
    """Functions that have another meaning: the names of those of the library that programs get."""


OCTAVE = Dialect(
    "octave",
    strings=False,
    named_arguments=False,
    matlab_display=False,
    matlab_errors=False,
    parfor_temporaries=False,
    library=None,
    meanings={},
)
MATLAB = Dialect(
    "matlab",
    strings=True,
    named_arguments=True,
    matlab_display=True,
    matlab_errors=True,
    parfor_temporaries=True,
    library="matlab",
    meanings={
        "cumprod": "__cumprod_alike__",
        "cumsum": "__cumsum_alike__",
        "movmad": "__median_deviations__",
        "nthroot": "__refined_root__",
        "prod": "__prod_alike__",
        "regexprep": "__replaced_matches__",
        "resize": "__padded_or_trimmed__",
        "std": "__std_and_mean__",
        "sum": "__sum_alike__",
        "var": "__var_and_mean__",
    },
)
ALIKE_BUT_FOR_INTEGERS = {
    MATLAB.meanings[name]: name for name in ("cumprod", "cumsum", "prod", "sum")
}
"""Functions of the library that are others where their first argument is no integer."""
DIALECTS = {dialect.name: dialect for dialect in (OCTAVE, MATLAB)}


def named_dialect(text: str) -> Dialect | None:
    """The dialect that a comment in a file's text chooses; None where none does."""
    found = _PRAGMA.search(text)
    return DIALECTS.get(found[1]) if found else None
