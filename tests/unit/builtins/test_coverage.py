"""Every builtin that gives a value has a type rule, unless the language leaves its class open."""

from __future__ import annotations

from mat2c.builtins import find, names
from mat2c.ir.ops import OPERATORS

BY_CALLEE = frozenset("arrayfun bsxfun cellfun feval horzcat vertcat colon structfun".split())
"""Inference follows what they call or put together (`infer/transfer`, `infer/applied`)."""
OPEN = frozenset(
    """builtin fgetl fgets formula iskeyword input jsondecode load str2num
    subsref subsasgn warning getgrgid getpwuid getgrnam getpwnam stat lstat strread
    strptime matlab_lang_makeValidName argnames bitpack""".split()
)
"""The class of what they give depends on a text, a file or a name."""
OBJECTS = frozenset(
    """addOptional addParamValue addParameter addRequired addSwitch parse inputParser listener
    remove inline onCleanup addlistener notify copy copyElement isvalid enumeration methods
    properties superiorto inferiorto addprop metaclass superclasses""".split()
)
"""Maps, parsers, classes and the like, which are boxed."""
EFFECTS = frozenset(
    """atexit cd chdir csvwrite delete dlmwrite dos endgrent endpwent format fskipl getgrent
    getpwent link list_in_columns ls max_recursion_depth mkfifo more narginchk
    output_precision pause putenv save setenv setgrent
    setpwent strchr symlink system umask uname unix unsetenv""".split()
)
"""Called for what they do, not for what they give."""


def test_every_function_that_gives_a_value_has_a_rule() -> None:
    without = set()
    for name in names():
        known = find(name)
        assert known is not None
        ruled = known.type_rule is not None or known.coarse is not None
        if known.boxed and known.value and not ruled and not name.startswith("__"):
            without.add(name)
    assert without - set(OPERATORS) == BY_CALLEE | OPEN | OBJECTS | EFFECTS
