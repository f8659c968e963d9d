"""The builtins that call a function that they are given, or ask for one, by its name."""

from __future__ import annotations

TAKERS = (
    *"cellfun arrayfun structfun bsxfun accumarray nthargout".split(),
    *"fzero fminsearch fminbnd fminunc fsolve ode45 ode23 ode23s ode15s lsode".split(),
    *"quad quadl quadgk quadv quadcc integral integral2 integral3 dblquad triplequad".split(),
)
"""Those with a function among their arguments, in whose place a text may name it."""
_ASKING = """feval str2func func2str exist validateattributes inputParser onCleanup builtin atexit
    nargin nargout __eval__ __eval_values__ __evalin__"""
CALLERS = frozenset((*TAKERS, *_ASKING.split()))
ANY_NAME = frozenset({"feval", "str2func"})
"""Those whose name may be any text that the program makes."""
PLACES = {"accumarray": slice(3, 4), "nthargout": slice(1, 3)}
"""Where the function stands among the arguments, if not in front."""
