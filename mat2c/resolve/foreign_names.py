"""Words of other languages, and of MATLAB's toolboxes, that programs use by mistake."""

from __future__ import annotations

from mat2c.support import codes

_MEANT = {
    "default": "the last part of a switch begins with 'otherwise'",
    "elif": "write 'elseif'",
    "elsif": "write 'elseif'",
    "then": "nothing stands between a condition and its statements",
    "begin": "blocks need no word to begin",
    "def": "a function begins with 'function'",
    "fun": "a function begins with 'function'",
    "var": "variables are not declared",
    "let": "variables are not declared",
    "const": "variables are not declared",
    "int": "variables are not declared; int32(x) converts a number",
    "float": "variables are not declared; double(x) or single(x) converts a number",
    "bool": "variables are not declared; logical(x) converts a value",
    "str": "num2str(x) makes a text of a number",
    "string": "texts are char arrays here; num2str(x) makes one of a number",
    "strings": "texts are char arrays here; cell(n, 1) holds several",
    "True": "write 'true'",
    "False": "write 'false'",
    "None": "an empty value is []",
    "null": "an empty value is []",
    "nil": "an empty value is []",
    "len": "numel(x) counts elements",
    "println": "disp(x) or printf(…) prints",
    "cout": "disp(x) or printf(…) prints",
    "elseIf": "write 'elseif'",
    "foreach": "a loop over elements is written for x = values",
    "throw": "error(…) raises an error",
    "raise": "error(…) raises an error",
    "sqr": "write x .^ 2",
    "pow": "write x .^ y",
    "atoi": "str2double(s) reads a number",
}
_TOOLBOX = {
    "symbolic computation": "sym syms symfun vpa",
    "tables": "table readtable writetable array2table cell2table struct2table timetable",
    "dates and durations": "datetime duration calendarDuration seconds minutes hours",
    "machine learning": "trainNetwork fitcsvm fitctree fitlm kmeans predict classify",
    "categorical arrays": "categorical",
    "apps": "uifigure uibutton uilabel uiaxes",
}
_GROUPS = {name: group for group, names in _TOOLBOX.items() for name in names.split()}


def advice(name: str) -> str:
    """What to write for a word, or one misspelt, of another language; "" where there is none."""
    group = _GROUPS.get(name)
    if group is not None:
        return f"mat2c has no functions for {group}"
    known = name if name in _MEANT else None
    if known is None and len(name) >= _LONG:
        known = codes.closest(name, [word for word in _MEANT if len(word) >= _LONG])
    return _MEANT[known] if known is not None else ""


_LONG = 6  # letters of words that are recognised when misspelt
