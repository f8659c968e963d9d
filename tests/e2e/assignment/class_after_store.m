x = [1 2 3]; x(2) = int8(5), class(x)
y = int8([1 2 3]); y(2) = 500, y(3) = 2.7, class(y)
z = single([1 2]); z(3) = pi, class(z)
b = [true false]; b(1) = 0, class(b), b(1) = true; class(b)
s = 'abc'; s(2) = 'X', class(s), s(2) = 5; class(s)
d = [1 2]; d(1) = true, class(d), d(2) = 'a', class(d)
c = {}; c{2} = 1, class(c), c(1) = 5, c(3) = {7}
e = []; e(2) = 'a'; class(e), e2 = []; e2(1) = true; class(e2), e3 = []; e3(1) = int8(3); class(e3), e4 = ''; e4(1) = 5; class(e4), e5 = []; e5(2).x = 1; class(e5), e6 = []; e6{2} = 1; class(e6), e7 = {}; e7(2) = 3
r = 1:3; r(2) = 1i, r(2) = 0, isreal(r)
u = uint8(1); u(4) = 7, v = zeros(1, 2, 'int16'); v(1) = 40000, w = true; w(3) = true, class(w)
f = 1; f(2, 2) = 5, g = 'a'; g(2, :) = 'b', h = {1}; h{2, 2} = 3
try, int8(1) ; q = int8([1 2]); q(1) = int16(5); class(q), catch e, disp(e.message), end
try, a = [1 2]; a(1) = {3}, catch e, disp(e.message), end
try, a = [1 2]; a(1) = struct('x', 1), catch e, disp(e.message), end
try, a = 'abc'; a(1) = {3}, catch e, disp(e.message), end
