% Subscripts that may select nothing of a variable that is a number.
1;
function y = f(t)
  y = 7;
  idx = find(t > 0);
  y(idx) = 5;
end
function y = g(t)
  y = 7;
  y(t > 0) = 5;
end
function y = h(t)
  y = 7;
  idx = find(t > 0);
  y(idx) = t(idx) * 2;
end
function y = h2(t)
  y = 7;
  idx = find(t > 0);
  y(idx, idx) = 9;
end
function y = h3(t)
  y = 7; y(:) = t; y(1,:) = y(1,:) + 1;
end
f(-1), f(1), g(-1), g(1), h(-1), h(2), h2(-1), h2(3), h3(4)
function A = ff(n)
  if floor(n) != n || n < 1 || !isfinite(n), error('ff: bad n'); end
  A = 2 * ones(1, n);
end
try, ff(Inf), catch e, disp(e.message), end
try, ff(2), catch e, disp(e.message), end
