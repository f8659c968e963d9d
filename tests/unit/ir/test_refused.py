"""Programs that are refused on the way to the IR."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.options import Options


@pytest.mark.parametrize(
    "text", ["x = {~};\n", "x = [~, 1];\n", "disp(~)\n", "[a, ~] = size(~);\n"]
)
def test_a_tilde_is_no_value(tmp_path: Path, text: str) -> None:
    path = tmp_path / "p.m"
    path.write_text(text)
    diagnostics = Diagnostics()
    with pytest.raises(TranslationError):
        session.translate(path, Options(), diagnostics)
    assert [d.code for d in diagnostics.sorted()] == ["misplaced-tilde"]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("function y = f(h)\ny = h(1);\nend\ndisp(f(2))\n", []),
        ("x = 1;\ndisp(h(1))\n", ["stray-script"]),
    ],
)
def test_a_script_named_like_a_variable(tmp_path: Path, text: str, codes: list[str]) -> None:
    (tmp_path / "h.m").write_text("disp(1);\n")
    path = tmp_path / "p.m"
    path.write_text(f"1;\n{text}")
    diagnostics = Diagnostics()
    session.translate(path, Options(), diagnostics)
    assert [d.code for d in diagnostics.sorted()] == codes
