"""How the library's functions take string scalars and arrays, which MATLAB's dialect has.

Few functions take strings as the values that they are: those in `KEPT`, at the positions there. All
others take texts: a string scalar is a row of characters for them and a string array a cell of
texts, wherever it is an option, a name or a text, so that an option may be written or computed in
either form. The first argument is what a function works on, and a text only for those of
`AS_CHARACTERS`. Where any number of values may be printed, a string scalar only is characters
(`FORMATS`); where a list of texts is asked for, it is a cell of one (`AS_LISTS`). Of some
functions, the result is a string where one of the arguments was (`ALIKE`).
"""

from __future__ import annotations

from collections.abc import Container, Iterator

_COMPARED = "strcmp strcmpi strncmp strncmpi startsWith endsWith ismember validatestring"
_FOUND = "strfind index rindex isspace isletter isalpha isdigit isstrprop"
_NUMBERS = "str2double str2num sscanf bin2dec hex2dec base2dec hex2num datenum datevec textscan"
_NAMES = """isfield rmfield getfield setfield orderfields isa cast zeros ones eye intmax intmin
    realmax realmin eps Inf NaN true false rand randi func2str str2func feval exist isvarname
    matlab.lang.makeValidName isprop ismethod validateattributes inputname genvarname
    MException containers.Map struct typecast char cellstr num2str int2str
    onCleanup cellfun mustBeText mustBeTextScalar mustBeNonzeroLengthText
    mustBeValidVariableName"""
_FILES = """fopen fileread fileparts mkdir rmdir delete exist isfile isfolder isdir cd dir
    copyfile movefile load save getenv setenv system"""
_CHANGED = """upper lower toupper tolower strtrim deblank strrep regexprep strcat strsplit strjoin
    erase regexp regexpi strtok fullfile strjust native2unicode"""

_STRING_FUNCTIONS = """append compose contains convertCharsToStrings convertStringsToChars count
    eraseBetween extractAfter extractBefore extractBetween insertAfter insertBefore isStringScalar
    dictionary insert join keys lookup matches missing pad replace replaceBetween reverse split
    splitlines strings strip paddata trimdata resize createArray combinations"""

AS_CHARACTERS = frozenset(f"{_COMPARED} {_FOUND} {_NUMBERS} {_NAMES} {_FILES} {_CHANGED}".split())
FORMATS = frozenset("fprintf printf sprintf error warning fputs puts fdisp".split())
ALIKE = frozenset(f"{_CHANGED} sprintf".split())
MODELS = {"sprintf": (0,)}
"""Which arguments decide whether the result is a string; the others: any of them."""
OPTION_NAMES = {
    "arrayfun": frozenset(("uniformoutput", "errorhandler")),
    "containers.Map": frozenset(("keytype", "valuetype", "uniformvalues")),
}
"""Names of options: from the first on, no argument is a string."""

_MOST = 1000  # arguments that a call has
_TOLD = 6  # arguments of which the forms are told one by one
AS_LISTS = {"ismember": range(2), "validateattributes": range(1, 3), "strcat": range(_MOST)}
_FIRST = range(1)
_BEHIND_FIRST = range(1, _MOST)


def _kept() -> Iterator[tuple[str, Container[int] | None]]:
    everywhere = """size numel length ndims rows columns isempty isscalar isvector isrow iscolumn
        ismatrix issquare class ischar isstring iscell iscellstr isnumeric islogical isreal isobject
        isstruct repmat reshape cat horzcat vertcat permute transpose squeeze cell2struct
        arrayfun bsxfun deal disp display string double strlength ismissing num2cell
        merge ifelse substruct subsasgn splitapply union intersect setdiff setxor
        addOptional addParameter addParamValue parse flip fliplr flipud circshift isequal
        isequaln __one_value__ plus eq ne lt le gt ge cell numfields"""
    for name in f"{everywhere} {_STRING_FUNCTIONS}".split():
        yield name, None
    first = "isa char metaclass sort unique keys mat2str jsonencode mustBeMember mustBeA"
    for name in first.split():
        yield name, _FIRST
    for name in ("feval", "builtin", "assignin"):
        yield name, _BEHIND_FIRST
    yield "struct", range(1, _MOST, 2)
    yield "setfield", range(2, _MOST)
    yield "setappdata", range(2, 3)
    yield "containers.Map", range(1, 2)


KEPT = dict(_kept())
"""The positions at which a literal stays a string; None: all."""


def keeps(name: str, position: int) -> bool:
    """True if a literal at this position, from 0, of a call stays a string."""
    positions = KEPT.get(name, ())
    return _is_inner(name) or positions is None or position in positions


def _is_inner(name: str) -> bool:
    """True if only the compiler and the library call the function, with values in any form."""
    return name.startswith("__")


def is_text(name: str, position: int) -> bool:
    """True if what is at this position, from 0, of a call may be a text that a string scalar stands
    for."""
    return not keeps(name, position) and (position > 0 or name in AS_CHARACTERS)


def text_forms(name: str) -> str:
    """How a function takes strings, as `m2c_dispatch_texts` of the runtime reads it."""
    if _is_inner(name):
        return ""
    forms = "".join(_form(name, k) for k in range(_TOLD))
    if name in ALIKE:
        return ("1" if name in MODELS else "=") + forms
    return forms if forms.strip("-") else ""


def _form(name: str, position: int) -> str:
    if position in AS_LISTS.get(name, ()):
        return "l"
    if keeps(name, position):
        return "-"
    if name in FORMATS:
        return "t"
    return "c" if is_text(name, position) else "-"


def texts_of_lists(name: str) -> int:
    """The position, from 1, from which on a comma list among the arguments of a call holds no
    strings as values; 0 where it may hold some everywhere."""
    if _is_inner(name) or name in FORMATS or KEPT.get(name, _FIRST) != _FIRST:
        return 0
    return 1 if name in AS_CHARACTERS and name not in KEPT else 2
