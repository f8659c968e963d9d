% Outputs that are set only where the caller wants them, or on some ways only.
1;
function [a, b, c] = stats(x)
  a = sum(x)/numel(x);
  if nargout > 1
    b = sqrt(sum((x - a).^2)/(numel(x) - 1));
  end
  if nargout > 2
    c = max(x) - min(x);
  end
end
function [a, b] = sometimes(x)
  a = x;
  if x > 2, b = x*2; end
end
function [a, b] = second(x)
  if x > 2, a = 1; end
  b = x;
end
function varargout = many(n)
  for k = 1:n, varargout{k} = k; end
end
m = stats([1 2 4]); printf('%g\n', m);
[m, s] = stats([1 2 4]); printf('%g %g\n', m, s);
[m, s, r] = stats([1 2 4]); printf('%g %g %g\n', m, s, r);
[~, ~, r] = stats([1 2 4]); printf('%g\n', r);
disp(sometimes(1)), [p, q] = sometimes(3); disp([p q])
try, [p, q] = sometimes(1); catch e, disp(e.message), end
try, second(1); disp(ans), catch e, disp(e.message), end
try, x = second(1); catch e, disp(e.message), end
x = second(3); disp(x)
[~, y] = second(1); disp(y)
stats([3 5])
z = 0;
for k = 1:5, z = z + stats([k k+1]) + sometimes(k); end
disp(z)
