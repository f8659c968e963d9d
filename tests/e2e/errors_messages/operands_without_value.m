1;
function varargout = vo(n), printf('(%d)', n); for k = 1:n, varargout{k} = k; end, end
function r = un(), if 0, r = 1; end, end
function f(n)
  vo(n) + 1;
  -vo(n)
  1 + vo(n)
  vo(n)';
  (vo(n) + 1) * 3
  !vo(n);
  vo(n) + vo(0);
  vo(0) .* vo(n)
  vo(0) & 1
  vo(n) ^ 2 + 1 - vo(0) * 2
  for k = 1:2, vo(n - k + 1) + k, end
  if n, vo(0) == vo(n), end
  disp('next')
end
try, vo(0) + 1, catch e, disp(e.message), end
try, -vo(0), catch e, disp(e.message), end
try, x = vo(0) + 1, catch e, disp(e.message), end
try, x = -vo(0), catch e, disp(e.message), end
try, x = [1, vo(0) + 1], catch e, disp(e.message), end
try, y.a = vo(0)', catch e, disp(e.message), end
try, if vo(0) + 1, end, catch e, disp(e.message), end
try, un() + 1, catch e, disp(e.message), end
try, vo(0) + undefined_name, catch e, disp(e.message), end
try, {1} + vo(1), catch e, disp(e.message), end
try, {1} + vo(0), catch e, disp(e.message), end
f(0); f(1); f(2);
ans = 7;
vo(0) + 1;
ans
vo(1) + 1;
ans
disp('end');
