"""What programs need at most, in bytes that the kernel has counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.support.options import Options
from tests.harness.peak import megabytes

DEAD = """n = round(rand) + 1000;
a = rand(n, n); t = sum(a(:)); clear a
b = rand(n+1, n+1) > 0.5; t = t + sum(b(:));
c = single(rand(n,n)); t = t + double(sum(c(:)));
fprintf('%d\\n', t > 0);
"""
TURNS = """r = turns({size}, 4);
printf('%d\\n', r);
function r = turns(N, T)
  u = zeros(N); u(1,:) = 1; v = u;
  for t = 1:T
    for j = 2:N-1
      for i = 2:N-1
        v(i,j) = 0.25*(u(i-1,j)+u(i+1,j)+u(i,j-1)+u(i,j+1));
      end
    end
    w = u; u = v; v = w;
  end
  r = round(sum(u(:)));
end
"""
PHASES = """n = round(rand) + 1000;
a = rand(n, n);       s = sum(a(:));
b = rand(n, n+7);     s = s + sum(b(:));
c = rand(n+3, n-2);   s = s + sum(c(:));
d = rand(n-5, n+9);   s = s + sum(d(:));
printf('%d\\n', s > 0);
"""


def test_blocks_are_released_behind_their_last_use(tmp_path: Path) -> None:
    """Of 8 MB each, a double and a boolean or single array live at one time."""
    assert megabytes(tmp_path, DEAD) < 13.5
    assert megabytes(tmp_path, DEAD, Options(gctd=False)) > 24


def test_phases_share_one_block(tmp_path: Path) -> None:
    assert megabytes(tmp_path, PHASES) < 9


@pytest.mark.parametrize("size", ["1000", "round(rand) + 999"])
def test_arrays_that_change_places_are_two(tmp_path: Path, size: str) -> None:
    """A third one would be what holds one of them meanwhile."""
    assert megabytes(tmp_path, TURNS.format(size=size)) < 2 * 8 * 1.05


def test_half_a_matrix_in_a_cell_takes_little_more_than_half(tmp_path: Path) -> None:
    text = """n = 3000; p = cell(1, n);
for i = 1:n, p{i} = i*ones(1, i); end
s = 0;
for i = 1:n, s = s + p{i}(1); end
printf('%d\\n', s);
"""
    assert megabytes(tmp_path, text) < 0.6 * 72
