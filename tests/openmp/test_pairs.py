"""All pairs of some statements as bodies of a `parfor`: threads give what one loop gives."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from mat2c.lir.loops import threads
from mat2c.support.options import Options
from tests.openmp.test_threads import built, printed

STATEMENTS = (
    "x(i) = x(i) + i;",
    "x(i + 1) = y(i);",
    "y(v(i) + 1) = i;",
    "A(i, 2) = v(i);",
    "A(:, i) = A(:, i) + 1;",
    "s = s + x(i);",
    "t = 2 * v(i);",
    "y(i) = t;",
    "if v(i) > 3, s = s - 1; end",
    "for k = 1:3, w(k) = i * k; end, y(i) = sum(w);",
)
BEFORE = """n = 12; v = mod((1:12) * 5, 7); x = 1:13; y = zeros(1, 13); A = ones(12, 12);
  s = 0; t = 0; w = zeros(1, 3);"""
BEHIND = ("x, y, A(:), s", "x, y, A(:), s, t, w, i")  # what is read behind the loop


def program(bodies: list[tuple[str, ...]], shown: str) -> str:
    """One function for each body, all of which are called."""
    calls = "".join(f"  f{k}();\n" for k in range(len(bodies)))
    functions = [
        f"function f{k}()\n  {BEFORE}\n  parfor i = 1:n\n    {' '.join(body)}\n  end\n"
        f'  printf("%d ", {shown}); printf("\\n");\nend\n'
        for k, body in enumerate(bodies)
    ]
    return f"function pairs\n{calls}end\n" + "".join(functions)


@pytest.mark.parametrize("shown", BEHIND)
def test_all_pairs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shown: str) -> None:
    monkeypatch.setattr(threads, "LEAST_WORK", 1)
    bodies = [*((one,) for one in STATEMENTS), *product(STATEMENTS, STATEMENTS)]
    source = tmp_path / "pairs.m"
    source.write_text(program(bodies, shown))
    wanted = printed(built(source, Options(main=True)), 1).splitlines()
    assert len(wanted) == len(bodies)
    parallel = built(source, Options(main=True, openmp=True))
    for count in (1, 3):
        found = printed(parallel, count).splitlines()
        pairs = zip(bodies, found, wanted, strict=True)
        assert [body for body, ours, theirs in pairs if ours != theirs] == []
