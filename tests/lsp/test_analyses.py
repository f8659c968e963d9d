"""An unchanged file is analysed once, however often an editor asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mat2c.driver.accounts import Analysis
from mat2c.lsp import analysis
from mat2c.lsp.analysis import Analyses
from mat2c.support.options import Options

TEXT = "function y = area(r)\n  s = scaled(r);\n  y = {s};\nend\n"


def test_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    class Counted(Analysis):
        def __init__(self, *given: Any) -> None:
            made.append(given)
            super().__init__(*given)

    monkeypatch.setattr(analysis, "Analysis", Counted)
    path, other = tmp_path / "area.m", tmp_path / "scaled.m"
    other.write_text("function y = scaled(x)\n  y = 2 * x;\nend\n")
    kept, options = Analyses(), Options(args="double")

    def shown(text: str = TEXT) -> tuple[str, int]:
        """What is told of s, and how many analyses there were."""
        told = kept.explained(path, 2, "s", {path: text.encode()}, options)
        return told[0] if told else "", len(made)

    path.write_text(TEXT)
    assert shown() == ("type      double[1,1]", 1)
    assert kept.explained(path, 3, "y", {path: TEXT.encode()}, options)
    assert kept.boxed_in(path, {path: TEXT.encode()}, options)
    assert shown() == ("type      double[1,1]", 1)
    assert shown(TEXT.replace("scaled(r)", "[r, scaled(r)]")) == ("type      double[1,2]", 2)
    other.write_text("function y = scaled(x)\n  y = [x, x, x];\nend\n")
    assert shown() == ("type      double[1,3]", 3)
    (tmp_path / "private").mkdir()
    (tmp_path / "private" / "scaled.m").write_text("function y = scaled(x)\n  y = x > 1;\nend\n")
    assert shown() == ("type      logical[1,1]", 4)
    assert shown() == ("type      logical[1,1]", 4)
    assert shown("function y = area(r)\n  s = (;\nend\n")[0] == ""
    assert shown()[0] == "type      logical[1,1]"
