"""The runtime's lists of Octave's functions agree with what mat2c has; where they don't,
`tools/function_names.py` writes them again."""

from __future__ import annotations

import re

from mat2c.builtins import registry
from mat2c.builtins.ignored import IGNORED
from mat2c.support.resources import runtime_dir

METHODS = {
    *("addOptional", "addParamValue", "addParameter", "addRequired", "addSwitch", "parse"),
    *("argnames", "formula", "isKey", "keys", "remove", "values"),
    *(
        "copy",
        "copyElement",
        "enumeration",
        "isenum",
        "isvalid",
        "listener",
        "notify",
        "addprop",
        "superclasses",
    ),
}


def source(name: str) -> str:
    return (runtime_dir() / "src" / name).read_text(encoding="latin-1")


def listed(name: str) -> set[str]:
    body = re.search(rf"{name}\[\] = {{(.*?)}};", source("function_names.c"), re.DOTALL)
    assert body
    return set(body[1].replace('"', " ").replace(",", " ").split())


IN_ARITY = set(re.findall(r'^\{"(\w+)"', source("arity.inc"), re.MULTILINE))
FILES = IN_ARITY | listed("classes") | listed("linked") | listed("beyond")
BUILT_IN = listed("built_in") | listed("aliases")


def test_every_function_is_listed() -> None:
    internal = {n for n in registry.names() if n.startswith(("__", "containers_", "matlab_"))}
    unlisted = set(registry.names()) - FILES - BUILT_IN - internal - set(IGNORED)
    assert unlisted == METHODS


def test_no_function_is_listed_twice() -> None:
    arrays = "classes", "linked", "built_in", "aliases", "lacking", "beyond"
    lists = [IN_ARITY, *map(listed, arrays)]
    assert sum(map(len, lists)) == len(set().union(*lists))


def test_what_is_said_to_be_lacking_is() -> None:
    assert not listed("lacking") & set(registry.names())
