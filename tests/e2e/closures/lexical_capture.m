k = 1; f = @() k; k = 2; f()
fs = cell(1, 3); for k = 1:3, fs{k} = @(x) x * k; end, fs{1}(10), fs{2}(10), fs{3}(10)
A = [1 2; 3 4]; g = @(v) A * v; A(1, 1) = 100; g([1; 0])'
s.n = 5; h = @() s.n; s.n = 6; h(), clear s, h()
c = {1, 2}; p = @(k) c{k}; c{1} = 9; p(1)
adder = @(a) @(b) a + b; add5 = adder(5); add5(3), adder(1)(2)
mul = @(a, b) a * b; double_ = @(x) mul(2, x); mul = @(a, b) 0; double_(4)
n = 3; pow = @(x) x .^ n; n = 100; pow(2), pow([1 2 3])
func2str(pow), func2str(add5), func2str(double_)
x = 10; q = @(x) x + 1; q(1), x
w = @() x; x = 'changed'; w()
1;
function h = counter_from(start), h = @(step) start + step; end
a = counter_from(10); b = counter_from(20); a(1), b(1)
function fs = make_all(v), fs = {}; for t = v, fs{end+1} = @() t; end, end
cellfun(@(f) f(), make_all([7 8 9]))
