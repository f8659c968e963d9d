1;
function F = each_column(f, S)
  F = arrayfun(@(j) f(S(:, j)), 1:columns(S));
end
function [x, n] = simplex(f, x0)
  n = 0; d = numel(x0); S = [x0(:), x0(:) + [0.5 0; 0 0.5]];
  F = each_column(f, S);
  while n < 200
    [F, o] = sort(F); S = S(:, o);
    if abs(F(end) - F(1)) < 1e-3, break; end
    n++;
    c = mean(S(:, 1:end-1), 2);
    S(:, end) = 2*c - S(:, end); F(end) = f(S(:, end));
  end
  x = S(:, 1);
end
[x, n] = simplex(@(v) (v(1)-1)^2 + v(2)^2, [0.3 0.5]);
printf("%d %.4f %.4f\n", n, x);
each_column(@sum, magic(4))
each_column(@(v) v(1) > 3, magic(4))
G = arrayfun(@(j) sqrt(j - 2), 1:3)
try
  arrayfun(@(j) 1:j, 1:3)
catch e
  disp(e.message)
end
H = cellfun(@(c) numel(c) * 2, {1, 'abc', {}}), class(H)
c = cellfun(@(g) g(2), {@sin, @cos, @(t) t^2})
t = arrayfun(@(j) bitget(j, 1), uint8([1 2 3])), class(t)
