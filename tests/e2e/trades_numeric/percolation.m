% Ising / percolation / random walk / sandpile / game of life / Langton ant / DLA
1;
function [r, s] = nextr(s), s = mod(s * 48271, 2147483647); r = s / 2147483647; end
function g = topple(g)
  while any(g(:) >= 4)
    [i, j] = find(g >= 4, 1);
    g(i, j) -= 4;
    if i > 1, g(i-1, j)++; end
    if i < rows(g), g(i+1, j)++; end
    if j > 1, g(i, j-1)++; end
    if j < columns(g), g(i, j+1) += 1; end
  end
end
function root = findr(p, x)
  while p(x) != x, x = p(x); end
  root = x;
end
s = 2024;
N = 8; site = false(N);
for k = 1:N^2, [r, s] = nextr(s); site(k) = r < 0.6; end
site
par = 1:N^2;
for i = 1:N, for j = 1:N
  if !site(i, j), continue, end
  a = sub2ind([N N], i, j);
  if i < N && site(i+1, j), ra = findr(par, a); rb = findr(par, a+1); par(ra) = rb; end
  if j < N && site(i, j+1), ra = findr(par, a); rb = findr(par, a+N); par(ra) = rb; end
end, end
lab = zeros(N);
for k = find(site)', lab(k) = findr(par, k); end
[u, ~, jj] = unique(lab(site)); sizes = accumarray(jj(:), 1)'
spans = !isempty(intersect(lab(1, site(1, :)), lab(N, site(N, :))))
g = 2 * ones(5); g(3, 3) = 9; g = topple(g)
pos = [0 0]; path = zeros(20, 2); d = [1 0; -1 0; 0 1; 0 -1];
for k = 1:20, [r, s] = nextr(s); pos += d(1 + floor(4*r), :); path(k, :) = pos; end
path'
r2 = sum(path(end, :).^2)
far = max(sqrt(sum(path.^2, 2)))
grid_ = zeros(11); x = 6; y = 6; dx = 0; dy = -1;
for k = 1:60
  if grid_(y, x), [dx, dy] = deal(dy, -dx); else [dx, dy] = deal(-dy, dx); end
  grid_(y, x) = ~grid_(y, x);
  x = mod(x + dx - 1, 11) + 1; y = mod(y + dy - 1, 11) + 1;
end
char(grid_ * 3 + 32 + 3)
sum(grid_(:))
L = 10; cells = zeros(1, 30); cells(15) = 1;
for g = 1:8
  printf('%s\n', repmat('.', 1, 0), char(cells * ('#' - '.') + '.'));
  l = [0 cells(1:end-1)]; r = [cells(2:end) 0];
  cells = xor(l, cells | r);
end
class(cells)
T = 300; v0 = 1; x = 0; v = v0; dt = 0.01; gam = 0.5;
for k = 1:T
  [r, s] = nextr(s);
  v = v - gam * v * dt + sqrt(dt) * (r - 0.5); x = x + v * dt;
end
printf('%.6f %.6f\n', x, v);
temps = [1.5 2.27 3.5]; M = zeros(size(temps));
for ti = 1:3
  sp = ones(4);
  for sw = 1:100
    for q = 1:16
      [r, s] = nextr(s); i = 1 + floor(4*r); [r, s] = nextr(s); j = 1 + floor(4*r);
      nb = sp(mod(i, 4)+1, j) + sp(mod(i-2, 4)+1, j) + sp(i, mod(j, 4)+1) + sp(i, mod(j-2, 4)+1);
      [r, s] = nextr(s);
      if r < exp(-2*sp(i,j)*nb/temps(ti)), sp(i,j) *= -1; end
    end
    M(ti) += abs(mean(sp(:))) / 100;
  end
end
M
s
