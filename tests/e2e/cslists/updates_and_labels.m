% x += list takes the first value; labels and subjects of switch that are lists match nothing.
c = {1, 2, 3}; e = {};
x = 5;
x += c{:}
x *= c{2:3}
x ^= c{2}
try, x |= e{:}, catch q, disp(q.message), end
y.a = 4;
y.a += c{:}
try, y.a -= e{:}, catch q, disp(q.message), end
c{1} += c{:}
s = struct('a', {7, 8});
x = 1; x += s.a
function g(varargin)
  n = 10;
  n -= varargin{:};
  disp(n)
end
g(1), g(1, 2)
try, g(), catch q, disp(q.message), end
switch c{:}, case 1, disp t, otherwise, disp o, end
switch e{:}, case 1, disp t, otherwise, disp o, end
switch 1, case c{:}, disp t, otherwise, disp o, end
switch 1, case e{:}, disp t, otherwise, disp o, end
switch 2, case {c{:}}, disp t, otherwise, disp o, end
k = {4};
switch 4, case k{:}, disp t, otherwise, disp o, end
switch k{:}, case 4, disp t, otherwise, disp o, end
