% A range that is a subscript is rounded, a matrix refused.
1;
function r = between(x, a, b)
  r = x(a:b);
end
function x = wipe(x, a, b)
  x(a:b) = 0;
end
function x = cut(x, a, b)
  x(a:b) = [];
end
function r = stepped(x, a, s, b)
  r = x(a:s:b);
end
function r = kept(x, a, b)
  k = a:b;
  r = x(k) + k(1);
end
function r = second_half(x)
  r = x(end/2 : end);
end
function told(f, varargin)
  try
    disp(f(varargin{:}))
  catch e
    disp(e.message)
  end
end
x = 10:10:100;
M = magic(6);
for a = [2 2.5 3.49 0.5 0.4 -1.5]
  for b = [4 4.6 6]
    printf('%g:%g\n', a, b);
    told(@between, x, a, b);
    told(@wipe, x, a, b);
    told(@cut, x, a, b);
    told(@kept, x, a, b);
    told(@stepped, x, a, 2, b);
    told(@stepped, x, b, -1, a);
    told(@stepped, x, a, 1.5, b);
  end
end
told(@between, x, 1.5, 2)
told(@between, x, 2.5, 1)
told(@between, x, NaN, 3)
told(@between, x, Inf, 3)
told(@between, x, 9.5, 11)
disp(second_half(1:9)), disp(second_half(x)), disp(second_half(7))
n = numel(x) - 1;
disp(x(n/2 : n)), disp(x(n/2+1 : end)), disp(sum(x(n/2:n)))
disp(M(1.5:3, 2)), disp(M(2.5:4, 1.4:3)), disp(M(:, n/2:6))
try, M(1.5:2, 2), catch e, disp(e.message), end
try, M([1.5 2.5], 2), catch e, disp(e.message), end
M(1.5:3, n/2:6) = -1
M(:, 1.5:3) = []
c = {1, 'b', [3 4], {5}};
c(1.5:3)
[p, q] = c{2.5:4}
c(1.5:2.5) = {7}
c(2.5:4) = []
s = struct('v', {1, 2, 3, 4});
disp([s(1.5:3).v])
t = 'abcdefgh';
disp(t(2.5:5))
r = -(1.5:3);
disp(x(-r)), disp(x(r + 5)), disp(x(2 * (1.25:3)))
k = 1:0.5:3;
disp(x(k)), disp(k)
