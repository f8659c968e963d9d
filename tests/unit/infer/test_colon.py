"""infer/indexing: ranges whose ends are no real scalars."""

from __future__ import annotations

import pytest

from tests.unit.compiled import types

ENDS = {
    # of the first element, or of nothing
    "k = find(rand(1, 3) > 0.5);\ny = k:5;\n": "double[1,y_2]",
    # of the real part
    "n = str2double(sprintf('%d', rand));\ny = 1:n;\n": "double[1,y_2]",
    "y = 1:single(find(rand(1, 3) > 0.5));\n": "any",
}


@pytest.mark.parametrize(("text", "expected"), ENDS.items(), ids=list(ENDS))
def test_class_is_known(text: str, expected: str) -> None:
    assert types(text)["y"] == expected
