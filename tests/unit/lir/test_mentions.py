"""What C text mentions is read out of it in one place."""

from __future__ import annotations

import ast
from pathlib import Path

from mat2c.lir.mentions import calls_in, names_changed, names_in, names_read, words

ROOMS = Path(__file__).parents[3] / "mat2c"
TEXT = """\
/* the user's x */
y[k + 1] = x;  // z
total = total + 0x1F;
puts("q \\" r");
"""


def test_names_of_c_text() -> None:
    assert words("a = b1 + 1e5; /* c */") == ["a", "b1", "c"]
    assert names_in('a = b("c \\" d") /* e */ + 2U;') == ["a", "b"]


def test_characters_are_no_names() -> None:
    assert names_in("if (s == 'a' && t != '\"') n = 'b' + k;") == ["if", "s", "t", "n", "k"]


def test_functions_that_are_called() -> None:
    assert calls_in("x = sqrt(m2c_max_f64(a, (b)));") == ["sqrt", "m2c_max_f64"]


def test_names_that_are_read() -> None:
    read = names_read(TEXT)
    assert {"x", "k", "total", "puts"} <= read
    assert read.isdisjoint(("y", "user", "q", "r"))


def test_an_element_that_another_array_tells_is_only_set() -> None:
    assert names_read("B[i + 2 * (p[k] - 1)] = t;\nw[c[c[j] - 1]] = u;") == set("ipktcju")


def test_names_that_are_changed() -> None:
    changed = names_changed(
        "a = b; c += d; e++; f(&g, h && i); if (j == k) l[m] = n; --o; p <<= 2;"
    )
    assert {"a", "c", "e", "g", "o", "p"} <= changed
    assert changed.isdisjoint(("b", "d", "f", "h", "i", "j", "k", "m", "n"))
    assert {"x", "y"} <= names_changed("M2C_EXCHANGE(double *, x, y);")
    assert names_changed("M2C_LEAVE(fail, 3, 1);") == set()


def test_other_modules_read_no_c_text() -> None:
    """Those that take texts apart: MATLAB's templates and helps, names, and marks of lines."""
    found = set()
    for path in (*ROOMS.glob("codegen/**/*.py"), *ROOMS.glob("lir/**/*.py")):
        imports = [n for n in ast.walk(ast.parse(path.read_bytes())) if isinstance(n, ast.Import)]
        if any(alias.name == "re" for node in imports for alias in node.names):
            found.add(path.stem)
    assert found == {"mentions", "c_names", "c_listing", "parameter_notes"} | {"lir_tokens"}
