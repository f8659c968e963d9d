"""What becomes of a storage plan in the C text."""

from __future__ import annotations

from pathlib import Path

from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

PHASES = """A = rand(1,100); s = 0;
for i = 1:100, s = s + A(i); end
B = zeros(1,40); C = zeros(1,50);
for i = 1:40, B(i) = s*i; end
for i = 1:50, C(i) = s+i; end
for i = 1:40, s = s + B(i)*C(i+1); end
disp(s > 0)
"""
TURNS = """n = {size}; a = zeros(1, n); b = ones(1, n);
for t = 1:5
  for k = 2:n, b(k) = a(k-1) + t; end
  w = a; a = b; b = w;
end
printf('%d %d\\n', a(n), b(2));
"""
LAST = """n = round(10*rand); a = rand(n, n); s = sum(a(:));
b = rand(n, n + 1) > 0.5; s = s + sum(b(:));
disp(s > 0)
"""


def c_of(folder: Path, text: str, options: Options | None = None) -> str:
    path = folder / "prog.m"
    path.write_text(text)
    return session.translate(path, options or Options(), Diagnostics()).c_text


def test_a_frame_is_as_large_as_what_lives_at_one_time(tmp_path: Path) -> None:
    """Two small arrays lie where a large one was: colours would need 140 elements."""
    made = c_of(tmp_path, PHASES)
    assert "double storage[100];" in made
    assert "double *const A = storage;" in made
    assert "double *const B = storage + 50;" in made


def test_without_gctd_nothing_shares(tmp_path: Path) -> None:
    made = c_of(tmp_path, PHASES, Options(gctd=False))
    assert "storage" not in made
    assert made.count("[40];") >= 2


def test_blocks_change_hands_at_phis(tmp_path: Path) -> None:
    known = c_of(tmp_path, TURNS.format(size="20000"))
    assert known.count("M2C_EXCHANGE(double *, ") == 1
    assert "swap" not in known
    unknown = c_of(tmp_path, TURNS.format(size="round(20*rand) + 3"))
    assert unknown.count("M2C_EXCHANGE(double *, ") == unknown.count("M2C_EXCHANGE(size_t, ") == 1


def test_arrays_of_frames_change_by_copies(tmp_path: Path) -> None:
    """They have no pointers that could change."""
    assert "M2C_EXCHANGE" not in c_of(tmp_path, TURNS.format(size="20"))


def test_a_block_is_released_where_memory_is_asked_for_later(tmp_path: Path) -> None:
    made = c_of(tmp_path, LAST)
    assert "a = m2c_block_release(a, &a_cap);" in made
    assert "m2c_block_release(b" not in made  # the function ends there
    assert "m2c_block_release" not in c_of(tmp_path, LAST, Options(gctd=False))


def test_blocks_are_not_released_in_loops(tmp_path: Path) -> None:
    text = f"for k = 1:3\n{LAST}end\n"
    assert "m2c_block_release" not in c_of(tmp_path, text)


def test_what_is_dead_is_poisoned_on_demand(tmp_path: Path) -> None:
    made = c_of(tmp_path, PHASES, Options(poison=True))
    first, last = made.index("m2c_poison(A, 800);"), made.index("A[i - 1] = s + (double)i")
    assert first < last
    assert "m2c_poison" not in c_of(tmp_path, PHASES)


QUEUE = """q = 1; n = 0;
while ~isempty(q)
  v = q(1); q(1) = []; n = n + v;
  if v < 50, q(end+1) = 2*v; q(end+1) = 3*v; end
end
{last}
"""


def test_what_is_taken_from_the_front_moves_nothing(tmp_path: Path) -> None:
    made = c_of(tmp_path, QUEUE.format(last="disp(n)"))
    assert made.count("m2c_queue_next(q, &q_gone, sizeof(double))") == 1
    assert "m2c_remove_slice" not in made
    assert "m2c_free(m2c_queue_start(q, &q_gone))" in made


def test_all_but_the_first_is_taken_from_the_front(tmp_path: Path) -> None:
    text = QUEUE.format(last="disp(n)").replace("q(1) = []", "q = q(2:end)")
    made = c_of(tmp_path, text)
    assert made.count("m2c_queue_next(q, &q_gone, sizeof(double))") == 1
    maybe_none = "q = 1:round(10*rand); for k = 1:9, q = q(2:end); end, disp(numel(q))\n"
    assert "m2c_queue_next" not in c_of(tmp_path, maybe_none)


def test_what_leaves_the_function_stays_at_its_start(tmp_path: Path) -> None:
    inner = "function q = f(q)\nwhile numel(q) > 2, q(1) = []; end\nend\n"
    made = c_of(tmp_path, f"disp(f(1:round(10*rand) + 3))\n{inner}")
    assert "m2c_queue_next" not in made
    assert "m2c_remove_slice" in made


SAME = """function y = same (x)
  y = zeros (size (x));
  k = x > 1;
  y(k) = 2 * x(k);
end
"""
PICKED = """function r = picked (x)
  y = x(x > 1);
  r = 0;
  for i = 1:numel (y), r = max (r, y(i)); end
end
"""


def library(folder: Path, text: str) -> str:
    path = folder / "f.m"
    path.write_text(text)
    return session.translate(path, Options(args="double(:,1)", main=False), Diagnostics()).c_text


def test_arrays_as_long_as_a_parameter_share_its_extent(tmp_path: Path) -> None:
    made = library(tmp_path, SAME)
    assert "i_ < x_1;" in made
    assert "y_1 = x_1" not in made


def test_extents_are_declared_where_they_are_known(tmp_path: Path) -> None:
    made = library(tmp_path, PICKED)
    assert "ptrdiff_t y_1 = 0;" not in made.partition("/* y = x(x > 1); */")[0]
