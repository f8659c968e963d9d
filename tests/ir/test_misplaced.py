"""Statements that the grammar takes and that mean nothing where they stand."""

from __future__ import annotations

import pytest

from mat2c.support.diagnostics import TranslationError
from tests.ir.helpers import ir


@pytest.mark.parametrize("word", ["break", "continue"])
def test_jumps_need_a_loop(word: str) -> None:
    assert "jump" in ir(f"while rand, {word}, end")
    with pytest.raises(TranslationError, match=f"'{word}' must stand in a loop"):
        ir(f"if rand, {word}, end")
