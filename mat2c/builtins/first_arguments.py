"""What the first argument of functions is, where its type tells nothing: a text, an array, or a
string of MATLAB's dialect whose method the function may be called as."""

from __future__ import annotations

OF_TEXTS = frozenset(
    "strcmp strcmpi strncmp strncmpi str2double str2num strrep strsplit strtrim regexp regexprep "
    "upper lower toupper tolower isspace isletter isdigit isalpha strfind".split()
)
"""Functions that are mostly called with a text."""
OF_ARRAYS = frozenset(
    "numel length size rows columns ndims isempty sum prod cumsum cumprod mean any all sort find "
    "reshape max min norm fliplr flipud isrow iscolumn isvector".split()
)
"""Functions that are mostly called with an array."""
STRING_QUERIES = frozenset(
    """cellstr char double isempty ismissing join length lower numel pad reverse size sort split
    splitlines string strip strlength strtrim unique upper""".split()
)
"""Methods of strings that may stand without parentheses: `s.upper`."""
STRING_METHODS = STRING_QUERIES | frozenset(
    """append compose contains count endsWith erase eraseBetween extract extractAfter extractBefore
    extractBetween insertAfter insertBefore ismember matches plus regexp regexprep replace
    replaceBetween startsWith strcmp strcmpi strfind strjoin strrep strsplit""".split()
)
"""All methods of strings, `s.replace (a, b)`."""
