% Several values in the middle of a chain are an error.
s = struct('a', {1, 2}); c = {1, 2}; z = {}; e = struct('a', {}); d = {struct('x', 1), struct('x', 2)};
one = struct('a', struct('b', {{5, 6}}));
try, s.a.b, catch q, disp(q.message), end
try, c{:}.x, catch q, disp(q.message), end
try, c{:}(1), catch q, disp(q.message), end
try, s.a(1), catch q, disp(q.message), end
try, s(1:2).('a')(1), catch q, disp(q.message), end
try, e.a.b, catch q, disp(q.message), end
try, z{:}.b, catch q, disp(q.message), end
try, x = d{:}.x, catch q, disp(q.message), end
try, d{[1 2]}.x, catch q, disp(q.message), end
try, s.nothere.b, catch q, disp(q.message), end
d{1}.x, d{[false true]}.x, s(2).a(1), one.a.b{2}, one.a.b{:}
f = fieldnames(one); one.(f{1}).b{1}
k = c{2}(1) + s(end).a(1)
