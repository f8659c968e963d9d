% Functions of vectors that may be empty: of nothing there is no least and no greatest element.
1;
function r = f1 (x)
  lo = min (x); hi = max (x); h = zeros (1, 3); for k = 1:numel (x), b = min (3, floor ((x(k) - lo) / (hi - lo + 1) * 3) + 1); h(b) = h(b) + 1; end, r = h;
end
function r = f2 (x)
  r = max (x) - min (x);
end
function r = f3 (x)
  m = max (x); r = x / m;
end
function r = f4 (x)
  m = max (x); r = 0; for k = 1:numel (x), if x(k) == m, r = k; end, end
end
function r = f5 (x)
  r = mean (x); if r > 2, r = r * 2; end
end
function r = f6 (x)
  m = mean (x); r = sum ((x - m) .^ 2);
end
function r = f7 (x)
  [r, k] = max (x); r = [r, k];
end
function r = f8 (x)
  m = min (x); if isempty (m), r = -1; else, r = m; end
end
function r = f9 (x)
  m = max (x); while m > 1, m = m / 2; end, r = m;
end
function r = f10 (x)
  r = std (x) + var (x);
end
function r = f11 (x)
  r = x - min (x) + max (x(x > 1));
end
function r = f12 (x)
  m = max (x); r = zeros (1, 2); r(1) = m;
end
function r = f13 (x)
  r = 'none'; m = min (x); if m < 3, r = 'low'; elseif m >= 3, r = 'high'; end
end
function r = f14 (x)
  r = max (x, [], 1) + 1;
end
function r = f15 (x)
  r = min (x, [], 2) * 2;
end
function r = f16 (x)
  r = sprintf ('%d;', max (x), min (x));
end
function r = f17 (x)
  m = max (abs (x)); r = m > 0 && m < 9;
end
function r = f18 (x)
  r = [min(x), max(x), numel(x)];
end
function r = f19 (x)
  m = max (x); r = 1:m;
end
function r = f20 (x)
  c = {max(x), min(x)}; r = c{1};
end
function r = f21 (x)
  s.top = max (x); r = s.top;
end
function r = f22 (x)
  r = ones (size (x)) * max (x);
end
function r = f23 (x)
  d = diff (x); r = max (d);
end
function r = f24 (x)
  r = cumsum (x); r = max (r) - mean (r);
end
function r = g1 (x, y)
  r = max (x) + max (y);
end
function r = g2 (x, y)
  lo = min (x); hi = max (y); r = 0; for k = 1:numel (y), r = r + y(k) * lo - hi; end
end
function r = g3 (x, y)
  r = mean (x) * numel (y) + min (y);
end
function r = g4 (x, y)
  m = min (x); n = numel (y); r = []; for k = 1:n, if y(k) > m, r(end+1) = y(k); end, end
end
function [lo, hi] = ends_of (x)
  lo = min (x);
  if nargout > 1
    hi = max (x);
  end
end
function r = recursive (x)
  m = max (x);
  if m > 1
    r = recursive (x(x < m)) + 1;
  else
    r = 0;
  end
end
function show (r)
  printf ('%s [%s] ', class (r), sprintf ('%d ', size (r)));
  disp (r);
end
base = (1:4)';
for t = 4:-1:0
  column = base(base > t);
  row = base'(base' > t);
  try, show (f1 (column)); catch e, disp (e.message); end
  try, show (f1 (row)); catch e, disp (e.message); end
  try, show (f2 (column)); catch e, disp (e.message); end
  try, show (f2 (row)); catch e, disp (e.message); end
  try, show (f3 (column)); catch e, disp (e.message); end
  try, show (f3 (row)); catch e, disp (e.message); end
  try, show (f4 (column)); catch e, disp (e.message); end
  try, show (f4 (row)); catch e, disp (e.message); end
  try, show (f5 (column)); catch e, disp (e.message); end
  try, show (f5 (row)); catch e, disp (e.message); end
  try, show (f6 (column)); catch e, disp (e.message); end
  try, show (f6 (row)); catch e, disp (e.message); end
  try, show (f7 (column)); catch e, disp (e.message); end
  try, show (f7 (row)); catch e, disp (e.message); end
  try, show (f8 (column)); catch e, disp (e.message); end
  try, show (f8 (row)); catch e, disp (e.message); end
  try, show (f9 (column)); catch e, disp (e.message); end
  try, show (f9 (row)); catch e, disp (e.message); end
  try, show (f10 (column)); catch e, disp (e.message); end
  try, show (f10 (row)); catch e, disp (e.message); end
  try, show (f11 (column)); catch e, disp (e.message); end
  try, show (f11 (row)); catch e, disp (e.message); end
  try, show (f12 (column)); catch e, disp (e.message); end
  try, show (f12 (row)); catch e, disp (e.message); end
  try, show (f13 (column)); catch e, disp (e.message); end
  try, show (f13 (row)); catch e, disp (e.message); end
  try, show (f14 (column)); catch e, disp (e.message); end
  try, show (f14 (row)); catch e, disp (e.message); end
  try, show (f15 (column)); catch e, disp (e.message); end
  try, show (f15 (row)); catch e, disp (e.message); end
  try, show (f16 (column)); catch e, disp (e.message); end
  try, show (f16 (row)); catch e, disp (e.message); end
  try, show (f17 (column)); catch e, disp (e.message); end
  try, show (f17 (row)); catch e, disp (e.message); end
  try, show (f18 (column)); catch e, disp (e.message); end
  try, show (f18 (row)); catch e, disp (e.message); end
  try, show (f19 (column)); catch e, disp (e.message); end
  try, show (f19 (row)); catch e, disp (e.message); end
  try, show (f20 (column)); catch e, disp (e.message); end
  try, show (f20 (row)); catch e, disp (e.message); end
  try, show (f21 (column)); catch e, disp (e.message); end
  try, show (f21 (row)); catch e, disp (e.message); end
  try, show (f22 (column)); catch e, disp (e.message); end
  try, show (f22 (row)); catch e, disp (e.message); end
  try, show (f23 (column)); catch e, disp (e.message); end
  try, show (f23 (row)); catch e, disp (e.message); end
  try, show (f24 (column)); catch e, disp (e.message); end
  try, show (f24 (row)); catch e, disp (e.message); end
  try, show (g1 (column, row)); catch e, disp (e.message); end
  try, show (g1 (row, base(base > 2))); catch e, disp (e.message); end
  try, show (g1 (column, column)); catch e, disp (e.message); end
  try, show (g2 (column, row)); catch e, disp (e.message); end
  try, show (g2 (row, base(base > 2))); catch e, disp (e.message); end
  try, show (g2 (column, column)); catch e, disp (e.message); end
  try, show (g3 (column, row)); catch e, disp (e.message); end
  try, show (g3 (row, base(base > 2))); catch e, disp (e.message); end
  try, show (g3 (column, column)); catch e, disp (e.message); end
  try, show (g4 (column, row)); catch e, disp (e.message); end
  try, show (g4 (row, base(base > 2))); catch e, disp (e.message); end
  try, show (g4 (column, column)); catch e, disp (e.message); end
  [a, b] = ends_of (column); show (a); show (b); show (ends_of (row)); show (recursive (row));
end
for t = 4:-1:2
  whole = int8 (base);
  show (f1 (single (base(base > t)))); show (f2 (whole(whole > t))); try, show (f12 (base(base > t) > 3)); catch e, disp (e.message); end
end
