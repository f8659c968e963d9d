"""infer/transfer/local_maps: what is known of the values of a map that one function sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.compiled import boxed

COUNTS = "m = containers.Map();\nfor k = 1:9\n w = char(64 + floor(4 * rand));\n"
STORED = f"{COUNTS} if isKey(m, w), m(w) = m(w) + 1; else m(w) = 1; end\nend\n"
READ = "x = 2 * m('A');\nprintf('%g\\n', x);\n"


def is_boxed(folder: Path, text: str) -> bool:
    """Is the number boxed that is calculated of a value?"""
    return any(note.startswith(("'x' is", "'2 * m('A')' is")) for note in boxed(folder, text))


@pytest.mark.parametrize(
    "text",
    [
        f"{STORED}{READ}",
        f"{STORED}printf('%d', m.Count, length(m)); disp(keys(m));\n{READ}",
        f"{STORED}remove(m, 'B');\n{READ}",
        f"m = containers.Map('A', 3);\n{READ}",
        f"m = containers.Map({{'A', 'B'}}, {{rand, 4}});\nm('B') = 5;\n{READ}",
        f"m = containers.Map('KeyType', 'char', 'ValueType', 'double');\nm('A') = rand;\n{READ}",
    ],
)
def test_numbers(tmp_path: Path, text: str) -> None:
    assert not is_boxed(tmp_path, text)


@pytest.mark.parametrize(
    "text",
    [
        f"{STORED}n = {{m}}; n{{1}}('A') = 'text';\n{READ}",
        f"{STORED}m('A') = 'text';\n{READ}",
        f"{STORED}s(2).m = m; disp(s(2).m('A'));\n{READ}",
        f"{STORED}f = @() m('A'); disp(f());\n{READ}",
        f"function change(m)\n m('A') = 'text';\nend\n{STORED}change(m);\n{READ}",
    ],
)
def test_seen_by_others(tmp_path: Path, text: str) -> None:
    assert is_boxed(tmp_path, text)
