"""opt/struct_cells: cells of structs, or of rows of few, whose fields become arrays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.compiled import boxed

GROWN = "c = {};\nfor k = 1:9\n c{end+1} = struct('x', k * rand, 'v', [k, rand]);\nend\n"
ROOM = "c = cell(1, 9);\nfor k = 1:9\n c{k} = struct('x', k * rand, 'v', [k, rand]);\nend\n"
NAMED = "c = {};\nfor k = 1:9\n c{end+1} = struct('x', rand, 'name', sprintf('%g', rand));\nend\n"
ROWS = "c = {};\nfor k = 1:9\n c{end+1} = {k * rand, sprintf('%g', rand), [k, rand]};\nend\n"
READ = "printf('%g\\n', c{2}.x);\n"


def whole(folder: Path, text: str) -> bool:
    """Does the cell c stay as it is?"""
    return any(note.startswith("'c' is boxed") for note in boxed(folder, text))


@pytest.mark.parametrize(
    "text",
    [
        f"{GROWN}{READ}",
        f"{ROOM}{READ}",
        f"{GROWN}s = c{{1}}; s.x = 2; c{{4}} = s;\n{READ}",
        f"{GROWN}for k = 1:numel(c), c{{k}}.x += 1; c{{k}}.v(2) = 7; end\n{READ}",
        f"{GROWN}c(2) = [];\n{READ}",
        f"{GROWN}c = [c, {{struct('x', 1, 'v', [2 3])}}];\n{READ}",
        f"{GROWN}for s = c, printf('%g', s{{1}}.x); end\n{READ}",
        f"{GROWN}d = c([2, 1]); printf('%g', d{{1}}.x);\n{READ}",
        f"{NAMED}{READ}",
        f"{NAMED}for k = 1:9, c{{k}}.name = 'x'; c{{k}}.name(1) = 'y'; end\n{READ}",
        f"{ROWS}for k = 1:9, printf('%g', c{{k}}{{1}} + c{{k}}{{3}}(2)); end\n",
        f"{ROWS}for k = 1:9, c{{k}}{{1}} = k; r = c{{k}}; printf('%g', r{{1}}); end\n",
        f"{ROWS}q = c{{3}}; q{{1}} = 7; c{{2}} = q; c(1) = []; printf('%g', c{{2}}{{1}});\n",
        "c = {struct('x', 1), struct('x', 2), struct('x', 3)};\n"
        "for k = 1:9, printf('%g', c{mod(k, 3) + 1}.x); end\n",
    ],
)
def test_taken_apart(tmp_path: Path, text: str) -> None:
    assert not whole(tmp_path, text)


@pytest.mark.parametrize(
    "text",
    [
        f"{GROWN}c{{12}} = c{{1}};\n{READ}",  # leaves gaps
        f"{GROWN}c{{3}} = 5;\n{READ}",
        f"{GROWN}c{{2}}.more = 1;\n{READ}",
    ],
)
def test_left_whole(tmp_path: Path, text: str) -> None:
    assert whole(tmp_path, text)


def test_through_functions(tmp_path: Path) -> None:
    text = f"""{ROOM}c = moved(c, 2);
{READ}
function c = moved(c, d)
  for k = 1:numel(c)
    q = c{{k}};
    q.x = q.x + d;
    c{{k}} = q;
  end
end
"""
    assert boxed(tmp_path, text) == []


def test_structs_in_structs(tmp_path: Path) -> None:
    text = """c = {};
for k = 1:9
  c{end+1} = struct('p', struct('x', rand, 'y', k), 'm', 1);
end
for k = 1:numel(c)
  c{k}.p.x = c{k}.p.x + c{k}.p.y;
end
printf('%g', c{2}.p.x);
"""
    assert boxed(tmp_path, text) == []
