% display of intermediate state in loops without semicolons
k = 0;
for i = 1:3
  k += i^2
  v(i) = k / 3
  s.(sprintf('f%d', i)) = v
end
c = {};
while numel(c) < 3
  c{end+1} = repmat('x', 1, numel(c))
end
M = [];
for j = 1:3
  M(j, :) = j * [1 0.5 0.25]
end
M(2, :) = []
z = 1 + 0i
z = z * 1i
z = z * 1i
z = z ^ 0.5
b = true
b = b + b
b(3) = 5
n = []
n(3) = 1
n(2, 2) = -1.5
str = ''
str(end+1) = 'a'
str = [str; 'b']
x = 1:5
x(2) = []
x(x > 3) = 0
x(end+1) = 0.5
x += 1
x'
x(:)
y = x' * x
y(1, :) = NaN
isnan(y)
any(y), all(y)
t = 'abc';
t(2) = 'X'
t([1 3]) = 'YZ'
u = int8(5); u(3) = 200
w = single(1); w(2) = pi
q = {1, 2}; q(1) = []
q{3}.a = 1
r.a.b(2).c = 'deep'
r.a.b(1)
r.a.b
a.x = 1; a(2).x = 2; a
a(1) = []
a.x
[a.x] = deal(7);
a
p = struct('m', {{}})
d = {}; d(2) = {3}
e2 = zeros(2, 0); e2(:, end+1) = [1; 2]
f = 'str'; f(5) = '!'
double(f)
g = 1:3; g(5) = 9
l = g > 2
l(2) = true
l(1) = 5
h = {}; h{2, 2} = 1
o = @(x) x + k
o(1)
1:0
zeros(0, 3)
{}
''
""
[]
ans
3;
ans
'text';
ans
[1, 2, 3](2)
{4, 5}{2}
m = magic(4)(2:3, [1 end])
i = 5; i
i * 2i
1e3
1e5
100000.5
-1e-3
[1e-3 1e3]
[1;2]/3
