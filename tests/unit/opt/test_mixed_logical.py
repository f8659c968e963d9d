"""Flags that are numbers on one way and truth values on another need no boxes."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

BLIND = {
    "loop": "f = 0; n = 0;\nwhile ~f\n n = n + 1; f = n * rand() > 3;\nend\nprintf('%d', n);\n",
    "sum": "f = 0; s = 0;\nfor k = 1:9\n s = s + f; f = rand() > 0.5;\nend\nprintf('%g', s);\n",
    "calls": "f = 1; s = 0;\nfor k = 1:9\n if f, s = s + k; end\n"
    " f = isempty(find(rand(1, k) > 0.5));\nend\nprintf('%g', s);\n",
    "stored": "f = 0; v = zeros(1, 9);\nfor k = 1:9\n v(k) = f; f = rand() > 0.5;\nend\n"
    "printf('%g ', v);\n",
}
SEEN = {
    "class": "f = 0;\nwhile rand() > 0.5\n f = rand() > 0.5;\nend\ndisp(class(f));\n",
    "subscript": "f = 1; x = rand(1, 9);\nwhile rand() > 0.5\n f = x(2) > 0.5;\nend\ndisp(x(f));\n",
}


def written(folder: Path, text: str) -> str:
    path = folder / "prog.m"
    path.write_text(text)
    return translate(path, Options(), Diagnostics()).c_text


@pytest.mark.parametrize("program", BLIND.values(), ids=list(BLIND))
def test_no_boxes(tmp_path: Path, program: str) -> None:
    assert "m2c_value *f" not in written(tmp_path, program)


@pytest.mark.parametrize("program", SEEN.values(), ids=list(SEEN))
def test_class_is_seen(tmp_path: Path, program: str) -> None:
    assert "m2c_value *f" in written(tmp_path, program)
