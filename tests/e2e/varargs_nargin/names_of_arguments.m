% What callers wrote for arguments.
1;
function show(varargin)
  for k = 1:nargin
    printf('[%s] [%s]\n', inputname(k), inputname(k, false));
  end
end
function r = second(a, b)
  show(a); r = inputname(2);
end
function noargs(a), try, inputname(2), catch e, disp(e.message), end, try, inputname(0), catch e, disp(e.message), end, try, inputname(1.5), catch e, disp(e.message), end, try, inputname(), catch e, disp(strtok(e.message, '.')), end, end
x = 1; y.f = 2; c = {1, 2};
show(x, y, y.f, x + 1, 'str', "dq", {1, 2}, @sin, c{1}, [1 2; 3 4], x(1), -x, true, pi, x', 3, 1e3)
second(x, y)
second(3, x);
show(c{:})
show(x, c{:}, y)
cellfun(@show, {1, 2})
noargs(x)
g = @(q) second(q, x); g(1)
