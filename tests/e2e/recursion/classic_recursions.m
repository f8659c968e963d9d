1;
function r = fact(n)
  if n <= 1, r = 1; else, r = n * fact(n-1); end
end
function r = fib(n)
  if n < 2, r = n; return; end
  r = fib(n-1) + fib(n-2);
end
function hanoi(n, a, b, c)
  if n == 0, return, end
  hanoi(n-1, a, c, b);
  printf('%s->%s ', a, c);
  hanoi(n-1, b, a, c);
end
function r = ack(m, n)
  if m == 0, r = n + 1;
  elseif n == 0, r = ack(m-1, 1);
  else, r = ack(m-1, ack(m, n-1)); end
end
function r = is_even(n), if n == 0, r = true; else, r = is_odd(n-1); end, end
function r = is_odd(n), if n == 0, r = false; else, r = is_even(n-1); end, end
function p = perms_of(v)
  if numel(v) <= 1, p = v; return, end
  p = [];
  for k = 1:numel(v)
    rest = v; rest(k) = [];
    q = perms_of(rest);
    p = [p; repmat(v(k), size(q,1), 1), q];
  end
end
fact(10), fib(12), hanoi(3, 'A', 'B', 'C'), printf('\n'), ack(2, 3), is_even(7), perms_of([1 2 3])
function r = depth(c), r = 0; if iscell(c), for k = 1:numel(c), r = max(r, depth(c{k})); end, r = r + 1; end, end
depth({1, {2, {3}}, {}})
function r = flatten(c)
  r = {};
  for k = 1:numel(c)
    if iscell(c{k}), r = [r flatten(c{k})]; else, r{end+1} = c{k}; end
  end
end
flatten({1, {2, {'x'}}, [4 5]})
fibr = @(f, n) 0; 
function [q, r] = divide(a, b), if a < b, q = 0; r = a; else, [q, r] = divide(a-b, b); q += 1; end, end
[q, r] = divide(17, 5)
try, max_recursion_depth(20); fact(50), catch e, disp(e.identifier), end
