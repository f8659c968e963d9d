% k-means and EM for a 1-D mixture, LCG bootstrap
1;
function [lab, C, it] = kmeans_(X, C)
  n = size(X, 1); k = size(C, 1); lab = zeros(n, 1);
  for it = 1:100
    old = lab;
    for i = 1:n
      d = zeros(k, 1);
      for j = 1:k
        d(j) = sum((X(i, :) - C(j, :)) .^ 2);
      end
      [~, lab(i)] = min(d);
    end
    for j = 1:k
      C(j, :) = mean(X(lab == j, :), 1);
    end
    if isequal(old, lab), return; end
  end
end
function [mu, s, w, ll] = em1d(x, mu, s, w, iters)
  for it = 1:iters
    r = zeros(numel(x), numel(mu));
    for j = 1:numel(mu)
      r(:, j) = w(j) * exp(-(x - mu(j)).^2 / (2 * s(j)^2)) / (s(j) * sqrt(2*pi));
    end
    tot = sum(r, 2);
    ll(it) = sum(log(tot));
    r = bsxfun(@rdivide, r, tot);
    nk = sum(r);
    w = nk / numel(x);
    mu = (x' * r) ./ nk;
    for j = 1:numel(mu)
      s(j) = sqrt(sum(r(:, j) .* (x - mu(j)).^2) / nk(j));
    end
  end
end
X = [1 1; 1.5 2; 3 4; 5 7; 3.5 5; 4.5 5; 3.5 4.5];
[lab, C, it] = kmeans_(X, [1 1; 5 7])
counts = accumarray(lab, 1)'
within = 0;
for j = 1:2
  dd = X(lab == j, :) - C(j, :);
  within += sum(dd(:) .^ 2);
end
within
x = [1.0 1.2 0.8 1.1 0.9 4.0 4.2 3.8 4.1 3.9 1.05 4.05]';
[mu, s, w, ll] = em1d(x, [0 5], [1 1], [0.5 0.5], 6);
mu, s, w
ll'
inc = all(diff(ll) >= -1e-9)
st = uint32(7);
boot = zeros(1, 20);
for b = 1:20
  idx = zeros(1, numel(x));
  for i = 1:numel(x)
    st = bitand(uint32(mod(double(st) * 1664525 + 1013904223, 2^32)), uint32(4294967295));
    idx(i) = mod(double(bitshift(st, -16)), numel(x)) + 1;
  end
  boot(b) = mean(x(idx));
end
st
fprintf('%.4f ', sort(boot)); fprintf('\n');
ci = boot([1 20]);
size(ci)
h = hist(boot, 5)
[nn, xx] = hist([1 2 2 3 5], 3)
