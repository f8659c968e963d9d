"""Storage plans for people and programs: `dump --stage storage`, `explain --memory`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from click.testing import CliRunner, Result

from mat2c.cli import main

PHASES = """n = round(10*rand) + 3;
a = zeros(n, n); a(2) = 1; s = sum(a(:));
b = zeros(n + 1, n) > a(2); s = s + sum(b(:));
c = zeros(1, 5); for k = 1:5, c(k) = s; end
disp(s + c(3) + helper(n))
function t = helper(n)
  v = zeros(1, n); for k = 1:n, v(k) = k; end
  t = v(n);
end
"""


def ran(folder: Path, *words: str) -> Result:
    path = folder / "prog.m"
    path.write_text(PHASES)
    return CliRunner().invoke(main, [*words, str(path)])


def test_a_plan_is_utf_8(tmp_path: Path) -> None:
    text = ran(tmp_path, "dump", "--stage", "storage").stdout_bytes.decode()
    assert "a: " in text
    assert "±" in text


def test_groups_have_their_lines_and_reasons(tmp_path: Path) -> None:
    text = ran(tmp_path, "dump", "--stage", "storage").stdout_bytes.decode()
    assert "needed in lines 2-3" in text
    assert "by subsasgn" in text
    assert "release " in text


def test_a_plan_for_programs(tmp_path: Path) -> None:
    functions = json.loads(
        ran(tmp_path, "dump", "--stage", "storage", "--format", "json").stdout_bytes
    )
    assert [f["function"] for f in functions] == ["prog", "helper"]
    (group,) = [g for g in functions[0]["groups"] for v in g["variables"] if v["name"] == "a"]
    assert group["kind"] == "heap"
    assert group["lines"] == [2, 3]
    assert any("±" in str(v["values"].values()) for v in group["variables"])
    assert group["sharing"]
    assert functions[0]["arenas"]["double"]["bytes"] >= 40


def test_other_stages_are_texts(tmp_path: Path) -> None:
    assert ran(tmp_path, "dump", "--stage", "ir", "--format", "json").exit_code == 2


def test_memory_is_a_formula(tmp_path: Path) -> None:
    text = ran(tmp_path, "explain", "--memory").stdout_bytes.decode()
    first, second = text.split("helper (")
    assert "stack   40 bytes" in first
    assert re.search(r"heap .*8\*max\((t\d+), -3\)\*max\(\1, -3\).* bytes: a, ", first)
    assert "calls   helper" in first
    assert "where " in first
    assert "stack   104 bytes" in second


def test_memory_of_a_file_that_is_not_there() -> None:
    assert CliRunner().invoke(main, ["explain", "--memory", "nothing.m"]).exit_code == 2


def test_memory_takes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "prog.m"
    path.write_text(PHASES)
    assert CliRunner().invoke(main, ["explain", "--memory", f"{path}:2"]).exit_code == 2
