a = single(1)/3
b = a*3
class(a + 1)
d = double(a)
single(1e10), single(1e-10)
eps('single'), eps(single(1000))
realmax('single')
single(16777217)
x = single([0.1 0.2 0.3]);
sum(x), class(sum(x)), mean(x), prod(x)
x == [0.1 0.2 0.3]
fprintf('%.10f\n', single(0.1));
class(single(1):3)
sin(single(1))
single(3) ^ 2
ones(2, 'single')
class(zeros(1, 2, 'single'))
isa(x, 'float'), isa(x, 'single'), isa(x, 'numeric'), isa(int8(1), 'integer')
