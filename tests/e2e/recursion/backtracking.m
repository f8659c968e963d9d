1;
function [q, n] = queens(board, row, n)
  N = 6; q = [];
  if row > N, q = board; n++; return, end
  for c = 1:N
    ok = true;
    for r = 1:row-1
      if board(r) == c || abs(board(r) - c) == row - r, ok = false; break, end
    end
    if ok
      board(row) = c;
      [s, n] = queens(board, row + 1, n);
      if isempty(q), q = s; end
    end
  end
end
[q, n] = queens(zeros(1, 6), 1, 0)
function r = sums_to(v, target, picked)
  r = {};
  if target == 0, r = {picked}; return, end
  if target < 0 || isempty(v), return, end
  r = [sums_to(v(2:end), target - v(1), [picked v(1)]), sums_to(v(2:end), target, picked)];
end
s = sums_to([3 34 4 12 5 2], 9, []); s{:}
function words_(prefix, letters, n)
  if n == 0, printf('%s ', prefix); return, end
  for c = letters, words_([prefix c], letters, n - 1); end
end
words_('', 'ab', 3), printf('\n');
function ok = flood(g, r, c)
  ok = 0;
  if r < 1 || c < 1 || r > rows(g) || c > columns(g) || g(r, c), return, end
  global seen; if seen(r, c), return, end
  seen(r, c) = 1; ok = 1 + flood(g, r+1, c) + flood(g, r-1, c) + flood(g, r, c+1) + flood(g, r, c-1);
end
global seen; g = [0 0 1; 1 0 1; 0 1 0]; seen = zeros(3); flood(g, 1, 1), seen
