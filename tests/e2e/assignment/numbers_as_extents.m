% Numbers of which nothing is known as extents, ends of loops and subscripts.
1;
function [r, T] = g1 (n, m)
  x = zeros (1, n+1); T = zeros (n, m);
  for k = 1:n, x(k+1) = x(k) + k; end
  for i = 1:n-1, for j = i+1:m, T(i, j) = T(i, j) + x(i); end, end
  for k = n:-1:1, T(k, m) = k; end
  r = x(n) + x(n + 1);
end
function r = g2 (n, m), r = zeros (n, 1); for k = 1:m, r(k) = k; end, end
function r = g3 (n, m), r = zeros (n + m, n - m); for k = 1:n, for j = 1:n-m, r(k, j) = k * j; end, end, end
function r = g4 (n, m), r = zeros (2 * n, m); for k = 1:n, r(2*k, m) = k; r(2*k-1, 1) = -k; end, end
function r = g5 (n, m), a = zeros (n, m); r = 0; if n > m, r = 1; elseif n == m, r = 2; end, if n < 1, r = r + 10; end, if m >= 2, r = r + 20; end, end
function r = g6 (n, m), r = zeros (1, n); k = 1; while k <= n, r(k) = k + m; k = k + 1; end, end
function r = g7 (n, m), r = zeros (n); for k = n:-2:m, r(k, 1) = k; end, end
function r = g8 (n, m), r = zeros (1, n + 1); for k = 0:n, r(k+1) = k; end, if n > 0, r(n) = -1; end, end
function r = g9 (n, m), r = zeros (1, n - 1); for k = 2:n, r(k-1) = k; end, end
function r = g10 (n, m), r = ones (n, n); for i = 1:n, for j = 1:i-1, r(i, j) = r(i, j) / (i + m); end, end, end
function r = g11 (n, m), r = ones (floor (n / 2), ceil (m / 2)); for i = 1:floor (n / 2), r(i, 1) = i; end, end
function r = g12 (n, m), for t = 1:2, r = zeros (n, t); for k = 1:n, r(k, t) = k; end, n = n - 1; end, end
function r = g13 (n, m), if m > 1, r = zeros (1, n); else, r = 1; end, for k = 1:n, r(k) = k; end, r(end+1) = n; end
function r = g14 (n, m), r = zeros (n, m); r = r(1:n, 1:m); r = [r; ones(1, m)]; end
function r = g15 (n, m), r = ones (n, m) .* (1:n)'; s = sum (r); r = s; end
function r = g16 (n, m), x = ones (1, n); y = zeros (1, m); for k = 1:m, y(k) = x(n - k + 1) + k; end, r = y; end
function r = g17 (n, m), c = cell (1, n); x = zeros (1, n); for k = 1:n, c{k} = k + x(k); end, r = numel (c); end
function r = g18 (n, m), x = zeros (n, 1); r = mod (n, 2) + n * m - n / 3; end
function r = g19 (n, m), x = zeros (n, 1); r = x(n); end
function r = g20 (n, m), x = zeros (1, n); f = @(k) k + n; r = f (n); r = [r, feval(@plus, n, m)]; end
function r = g21 (n, m), try, x = zeros (1, n); r = x; catch, r = n; end, end
function r = g22 (n, m), r = zeros (n, m); for k = 1:numel (r), r(k) = k; end, r(n, :) = 5; end
function r = g23 (n, m), x = zeros (1, n); r = 0; for k = 1:n-m+1, r = r + x(k+m-1) + k; end, end
function r = g24 (n, m), w = zeros (1, n + 2); for k = 1:n, w(k+2) = w(k+1) + w(k) + 1; end, r = w; end
function r = g25 (n, m), r = zeros (1, n); s = 0:n; t = 1:n+m; r = [numel(s), numel(t), r]; end
function r = g26 (n, m), r = rand (n, m) < 2; r(n) = false; end
function r = g27 (n, m), persistent p; if isempty (p), p = zeros (1, n); end, for k = 1:n, p(k) = p(k) + 1; end, r = p; end
function r = g28 (n, m), r = zeros (1, n); for k = m:n, r(k) = k; end, end
function show (name, n, m, r)
  printf ('%s %g %g %s %s\n', name, n, m, class (r), disp (r));
end
vs = [3, 2, 0, -2, 1, 2.5, -0, 4];
ws = [2, 0, -3, 3.5, 4];
for v = vs
  for w = ws
    try, [r, T] = g1 (v, w); show ('g1', v, w, r); disp (T); catch e, printf ('g1 %g %g %s\n', v, w, e.message); end
    try, show ('g2', v, w, g2 (v, w)); catch e, printf ('g2 %g %g %s\n', v, w, e.message); end
    try, show ('g3', v, w, g3 (v, w)); catch e, printf ('g3 %g %g %s\n', v, w, e.message); end
    try, show ('g4', v, w, g4 (v, w)); catch e, printf ('g4 %g %g %s\n', v, w, e.message); end
    try, show ('g5', v, w, g5 (v, w)); catch e, printf ('g5 %g %g %s\n', v, w, e.message); end
    try, show ('g6', v, w, g6 (v, w)); catch e, printf ('g6 %g %g %s\n', v, w, e.message); end
    try, show ('g7', v, w, g7 (v, w)); catch e, printf ('g7 %g %g %s\n', v, w, e.message); end
    try, show ('g8', v, w, g8 (v, w)); catch e, printf ('g8 %g %g %s\n', v, w, e.message); end
    try, show ('g9', v, w, g9 (v, w)); catch e, printf ('g9 %g %g %s\n', v, w, e.message); end
    try, show ('g10', v, w, g10 (v, w)); catch e, printf ('g10 %g %g %s\n', v, w, e.message); end
    try, show ('g11', v, w, g11 (v, w)); catch e, printf ('g11 %g %g %s\n', v, w, e.message); end
    try, show ('g12', v, w, g12 (v, w)); catch e, printf ('g12 %g %g %s\n', v, w, e.message); end
    try, show ('g13', v, w, g13 (v, w)); catch e, printf ('g13 %g %g %s\n', v, w, e.message); end
    try, show ('g14', v, w, g14 (v, w)); catch e, printf ('g14 %g %g %s\n', v, w, e.message); end
    try, show ('g15', v, w, g15 (v, w)); catch e, printf ('g15 %g %g %s\n', v, w, e.message); end
    try, show ('g16', v, w, g16 (v, w)); catch e, printf ('g16 %g %g %s\n', v, w, e.message); end
    try, show ('g17', v, w, g17 (v, w)); catch e, printf ('g17 %g %g %s\n', v, w, e.message); end
    try, show ('g18', v, w, g18 (v, w)); catch e, printf ('g18 %g %g %s\n', v, w, e.message); end
    try, show ('g19', v, w, g19 (v, w)); catch e, printf ('g19 %g %g %s\n', v, w, e.message); end
    try, show ('g20', v, w, g20 (v, w)); catch e, printf ('g20 %g %g %s\n', v, w, e.message); end
    try, show ('g21', v, w, g21 (v, w)); catch e, printf ('g21 %g %g %s\n', v, w, e.message); end
    try, show ('g22', v, w, g22 (v, w)); catch e, printf ('g22 %g %g %s\n', v, w, e.message); end
    try, show ('g23', v, w, g23 (v, w)); catch e, printf ('g23 %g %g %s\n', v, w, e.message); end
    try, show ('g24', v, w, g24 (v, w)); catch e, printf ('g24 %g %g %s\n', v, w, e.message); end
    try, show ('g25', v, w, g25 (v, w)); catch e, printf ('g25 %g %g %s\n', v, w, e.message); end
    try, show ('g26', v, w, g26 (v, w)); catch e, printf ('g26 %g %g %s\n', v, w, e.message); end
    try, show ('g27', v, w, g27 (v, w)); catch e, printf ('g27 %g %g %s\n', v, w, e.message); end
    try, show ('g28', v, w, g28 (v, w)); catch e, printf ('g28 %g %g %s\n', v, w, e.message); end
  end
end
