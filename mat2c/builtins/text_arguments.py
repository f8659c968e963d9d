"""How the library's functions take string scalars and arrays, which MATLAB's dialect has.

A function that takes texts gets a string scalar as a row of characters and a string array as a cell
of texts (`AS_CHARACTERS`), or, where any number of values may be printed, a string scalar only
(`FORMATS`); of some, the result is a string where one of the arguments was
(`ALIKE`). Others take strings as the values that they are. A literal is one for those in `KEPT`,
and a row of characters for all the rest.
"""

from __future__ import annotations

from collections.abc import Iterator

_COMPARED = "strcmp strcmpi strncmp strncmpi isequal startsWith endsWith ismember validatestring"
_FOUND = "strfind regexpi index rindex isspace isletter isalpha isdigit isstrprop"
_NUMBERS = "str2double str2num sscanf bin2dec hex2dec base2dec hex2num datenum datevec textscan"
_NAMES = """isfield rmfield getfield setfield orderfields isa cast zeros ones eye intmax intmin
    realmax realmin eps Inf NaN true false rand randi func2str str2func feval exist isvarname
    matlab.lang.makeValidName isprop ismethod validateattributes inputname genvarname
    MException containers.Map struct typecast char cellstr num2str int2str
    mat2str onCleanup"""
_FILES = """fopen fileread fileparts mkdir rmdir delete exist isfile isfolder isdir cd dir
    copyfile movefile load save getenv setenv system"""
_CHANGED = """upper lower toupper tolower strtrim deblank strrep regexprep strcat strsplit strjoin
    erase regexp strtok fullfile strjust native2unicode"""

_STRING_FUNCTIONS = """append compose contains convertCharsToStrings convertStringsToChars count
    eraseBetween extractAfter extractBefore extractBetween insertAfter insertBefore isStringScalar
    dictionary insert join keys lookup matches missing pad replace replaceBetween reverse split
    splitlines strings strip"""

AS_CHARACTERS = frozenset(f"{_COMPARED} {_FOUND} {_NUMBERS} {_NAMES} {_FILES} {_CHANGED}".split())
FORMATS = frozenset("fprintf printf sprintf error warning fputs puts fdisp".split())
ALIKE = frozenset(f"{_CHANGED} sprintf".split())


_MOST_FIELDS = 500  # of a struct that a call of `struct` makes


def _kept() -> Iterator[tuple[str, frozenset[int] | None]]:
    everywhere = """size numel length ndims rows columns isempty isscalar isvector isrow iscolumn
        ismatrix issquare class ischar isstring iscell iscellstr isnumeric islogical isreal isobject
        isstruct repmat reshape cat horzcat vertcat permute transpose squeeze cell2struct cellfun
        arrayfun deal disp display string double strlength ismissing num2cell sort
        unique flip fliplr flipud circshift isequaln plus eq ne lt le gt ge cell numfields
       __missing_texts__ __chars__ __template__ __alike__"""
    for name in f"{everywhere} {_STRING_FUNCTIONS}".split():
        yield name, None
    yield "isa", frozenset((0,))
    yield "struct", frozenset(range(1, 2 * _MOST_FIELDS, 2))
    yield "setfield", frozenset((2,))
    yield "containers.Map", frozenset((1,))


KEPT = dict(_kept())
"""The positions at which a literal stays a string; None: all."""


def keeps(name: str, position: int) -> bool:
    """Does a literal at this position, from 0, of a call stay a string?"""
    if name not in KEPT:
        return False
    positions = KEPT[name]
    return positions is None or position in positions
