% simplex tableau, gradient descent, golden section, Nelder-Mead
1;
function [x, z, T] = simplex(c, A, b)
  [m, n] = size(A);
  T = [A, eye(m), b(:); -c(:)', zeros(1, m), 0];
  basis = n + (1:m);
  while true
    [mn, col] = min(T(end, 1:end-1));
    if mn >= -1e-12, break; end
    ratios = inf(m, 1);
    pos = T(1:m, col) > 1e-12;
    if ~any(pos), error('simplex:unbounded', 'problem is unbounded in column %d', col); end
    ratios(pos) = T(pos, end) ./ T(pos, col);
    [~, row] = min(ratios);
    basis(row) = col;
    T(row, :) /= T(row, col);
    for i = setdiff(1:m+1, row)
      T(i, :) -= T(i, col) * T(row, :);
    end
  end
  x = zeros(n + m, 1); x(basis) = T(1:m, end); x = x(1:n); z = T(end, end);
end
function [x, fx, n] = nelder(f, x0, tol)
  n = 0; d = numel(x0); S = [x0(:), x0(:) + eye(d)];
  F = arrayfun(@(j) f(S(:, j)), 1:d+1);
  while n < 200
    [F, o] = sort(F); S = S(:, o);
    if abs(F(end) - F(1)) < tol, break; end
    n++;
    c = mean(S(:, 1:end-1), 2);
    xr = 2 * c - S(:, end); fr = f(xr);
    if fr < F(1)
      xe = c + 2 * (xr - c); fe = f(xe);
      if fe < fr, S(:, end) = xe; F(end) = fe; else S(:, end) = xr; F(end) = fr; end
    elseif fr < F(end-1)
      S(:, end) = xr; F(end) = fr;
    else
      xc = c + 0.5 * (S(:, end) - c); fc = f(xc);
      if fc < F(end)
        S(:, end) = xc; F(end) = fc;
      else
        for j = 2:d+1, S(:, j) = (S(:, 1) + S(:, j)) / 2; F(j) = f(S(:, j)); end
      end
    end
  end
  x = S(:, 1); fx = F(1);
end
[x, z, T] = simplex([3 5], [1 0; 0 2; 3 2], [4 12 18])
try, simplex([1 1], [-1 1], 2); catch err, disp(err.message); disp(err.identifier); end
f = @(p) (p(1) - 1)^2 + 4 * (p(2) + 2)^2;
[xm, fm, n] = nelder(f, [0; 0], 1e-12);
printf('%.4f %.4f %d\n', xm, n > 10);
g = @(p) [2 * (p(1) - 1); 8 * (p(2) + 2)];
p = [5; 5]; path = p';
for k = 1:6, p = p - 0.1 * g(p); path(end+1, :) = p; end
path
phi = (sqrt(5) - 1) / 2; a = 0; b = 4; h = @(x) (x - 1.3).^2 + 0.5;
while b - a > 1e-5
  c = b - phi * (b - a); d = a + phi * (b - a);
  if h(c) < h(d), b = d; else a = c; end
end
printf('%.4f\n', (a + b) / 2);
xs = fminsearch(@(x) (x - 2)^2, 0);
round(xs * 100) / 100
z0 = fzero(@(x) cos(x) - x, [0 1])
q = quad(@(x) x .* exp(-x), 0, 1)
knap_w = [1 3 4 5]; knap_v = [1 4 5 7]; W = 7;
D = zeros(5, W + 1);
for i = 1:4
  for w = 0:W
    D(i+1, w+1) = D(i, w+1);
    if knap_w(i) <= w, D(i+1, w+1) = max(D(i+1, w+1), D(i, w - knap_w(i) + 1) + knap_v(i)); end
  end
end
D, best = D(end)
