"""opt/struct_arrays: arrays of structs whose fields become arrays, where none is wanted whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.compiled import boxed

GROWN = "s = [];\nfor k = 1:9\n s(k).x = k * rand;\n s(k).v = [k, rand];\nend\n"
GIVEN = "s = struct('x', {1, 2, 3}, 'y', {rand, 5, 6});\n"
NAMED = "for k = 1:9\n s(k).x = rand;\n s(k).name = sprintf ('%g', rand);\nend\n"
READ = "printf('%g\\n', s(2).x);\n"


def whole(folder: Path, text: str) -> bool:
    """Does the array s stay as it is?"""
    return any(note.startswith("'s' is boxed") for note in boxed(folder, text))


@pytest.mark.parametrize(
    "text",
    [
        f"{GROWN}{READ}",
        f"{GROWN}s(3).v(2) = 7;\n{READ}",
        f"{GROWN}t = s(1); t.x = 2; s(4) = t;\n{READ}",
        f"{GROWN}s(end+1) = struct('x', 1, 'v', [2 3]);\n{READ}",
        f"{GROWN}s(2) = [];\n{READ}",
        f"{GROWN}s(end+1).x = 1; s(end).v = [1 2];\nprintf('%d', numel(s));\n{READ}",
        f"{GROWN}for p = s\n printf('%g', p.x + p.v(1));\nend\n{READ}",
        f"{GIVEN}printf('%g', sum([s.x]));\n{READ}",
        f"{GIVEN}s = [s, struct('x', 1, 'y', 2)];\n{READ}",
        f"{GROWN}printf('%g', cat(1, s.v));\n{READ}",
        f"{GROWN}printf('%g', [s.v], vertcat(s.x));\n{READ}",
        f"for k = 1:9\n for d = 1:3, s(k).v(d) = rand; end\n s(k).x = k;\nend\n{READ}",
        f"for k = 1:9\n for d = 1:3, s(k).x = d * rand; end\nend\n{READ}",
        f"{GROWN}while ~isempty(s)\n [~, i] = min([s.x]); printf('%g', s(i).v); s(i) = [];\nend\n",
        f"{NAMED}{READ}",
        f"{NAMED}s(2).name = 'x'; s(3).name(1) = 'y';\n{READ}",
        f"{NAMED}t = s(2); s(end+1) = t; s(1) = [];\n{READ}",
        f"{NAMED}c = {{s.name}}; printf('%s', s.name, c{{:}});\n{READ}",
        f"{NAMED}for p = s\n printf('%s %g', p.name, p.x);\nend\n{READ}",
        f"{GIVEN}[~, i] = sort([s.y]); s = s(i);\n{READ}",
        f"s = repmat(struct('x', rand), 2, 2);\ns(2, 2).x = 3;\n{READ}",
        "s = struct('x', {});\nwhile rand > 0.5\n s(end+1).x = rand;\nend\n"
        "for k = 1:numel(s), printf('%g', s(k).x); end\n",
    ],
)
def test_taken_apart(tmp_path: Path, text: str) -> None:
    assert not whole(tmp_path, text)


@pytest.mark.parametrize(
    "text",
    [
        f"{GROWN}s(12).x = 1;\n{READ}",  # leaves gaps
        f"{GROWN}s(3).x = [1 2];\n{READ}",
        f"{GROWN}s(2).name = 'x';\n{READ}",
        f"{GROWN}s(2)\n{GROWN}s\n",
        f"{GIVEN}s(2).y = 'text';\n{READ}",
        "s(3).x = rand; s(3).y = 2;\ns(1).x = 5; printf('%g\\n', s(1).x);\n",
    ],
)
def test_left_whole(tmp_path: Path, text: str) -> None:
    assert whole(tmp_path, text)


def test_through_functions(tmp_path: Path) -> None:
    text = f"""{GROWN}s = moved(s, 2);
{READ}
function s = moved(s, d)
  for k = 1:numel(s)
    s(k).x = s(k).x + d;
    s(k).v = s(k).v * d;
  end
end
"""
    assert boxed(tmp_path, text) == []
