"""ir/outside: what a call may store."""

from __future__ import annotations

from mat2c.ir.nonlocals import changes
from tests.ir.helpers import lower

FILES = {
    "stores": "function stores()\nglobal g\ng = 1;\nend\n",
    "other": "function other()\nglobal h\nh = 1;\nend\n",
    "calls": "function calls()\nstores();\nend\n",
    "around": "function around(k)\nif k > 0, back(k); end\nend\n",
    "back": "function back(k)\naround(k - 1);\nother();\nend\n",
    "applies": "function applies(f)\nfeval(f);\nend\n",
    "pure": "function r = pure(x)\nr = x + 1;\nend\n",
}


def stored(main: str) -> dict[str, set[str]]:
    found = changes(lower(main, **FILES))
    return {name: {variable.name for variable in found[name]} for name in FILES if name in found}


def test_calls() -> None:
    found = stored("calls(); around(1); pure(2);\n")
    assert found["calls"] == {"g"}
    assert found["around"] == found["back"] == {"h"}
    assert found["pure"] == set()


def test_handles() -> None:
    """Who calls what it doesn't know may call all that there are handles to, and no more."""
    found = stored("applies(@calls); other();\n")
    assert found["applies"] == {"g"}
    assert stored("applies('sin'); other();\n")["applies"] == set()
