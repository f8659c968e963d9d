"""Functions that Octave warns of when they are called first."""

from __future__ import annotations

LEGACY: dict[str, str] = {
    "findstr": "findstr is obsolete; use strfind instead\n",
    "flipdim": "flipdim is obsolete; please use flip instead",
    "genvarname": "genvarname is obsolete; use matlab.lang.makeValidName or "
    "matlab.lang.makeUniqueStrings instead\n",
    "inline": "inline is obsolete; use anonymous functions instead\n",
    "isdir": "isdir is obsolete; use isfolder or dir_in_loadpath instead\n",
    "isstr": "isstr is obsolete; please use ischar instead",
    "setstr": "setstr is obsolete; please use char instead",
    "strmatch": "strmatch is obsolete; use strncmp or strcmp instead\n",
    "strread": "strread is obsolete; use textscan instead\n",
    "textread": "textread is obsolete; use textscan instead\n",
    "vectorize": "vectorize is unreliable; its use is strongly discouraged\n",
}
"""What is said, by the name of the function."""
