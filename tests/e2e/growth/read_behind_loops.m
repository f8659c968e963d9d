v = []; for k = 1:3, v(end+1) = 2; end
n = numel(v)
m = size(v, 2)
w = zeros(1, numel(v))
y = 0;
for i = 1:numel(v), y += v(i); end
y
z = v + [1 2 3]
v(end)
e = v(end)
u = [v 7]
try, q = v(4); q, catch err, disp(err.message), end
try, q = v + [1 2 3 4], catch err, disp(err.message), end
c = {}; for k = 1:3, c{end+1} = k; end
try, q = c{4}, catch err, disp(err.message), end
n = numel(c)
s = ''; for k = 1:3, s(end+1) = 'x'; end
try, q = s(4), catch err, disp(err.message), end
s2 = ''; for k = 1:3, s2 = [s2 'x']; end
try, q = s2(4), catch err, disp(err.message), end
M = []; for k = 1:3, M(end+1, :) = [k k]; end
try, q = M(4, 1), catch err, disp(err.message), end
try, q = M(8), catch err, disp(err.message), end
M2 = []; for k = 1:3, M2 = [M2; k k]; end
try, q = M2(4, 1), catch err, disp(err.message), end
t = 0; for k = 1:3, t = k; end
x = 1:3;
try, q = x(t + 1), catch err, disp(err.message), end
p = 1:5; for k = 1:3, p(end) = []; end
try, q = p(3), catch err, disp(err.message), end
p2 = 1:5; for k = 1:3, p2 = p2(1:end-1); end
try, q = p2(3), catch err, disp(err.message), end
