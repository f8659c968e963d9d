x = single(2.5); y = 3;
class(x + y), class(x * [1 2]), class([x y]), class(x == y), class(x > 1), class(-x), class(x'), class(sum([x x])), class(mean([x x])), class(max(x, y)), class(sqrt(x)), class(floor(x)), class(x:5), class(single(1):3), class(linspace(x, 5, 3)), class(zeros(2, 'like', x)), class(cat(1, x, y)), class(double(x) + 1), class(x + 1i), class(abs(x + 1i)), class(x ^ 2), class(repmat(x, 2, 2)), class(mod(x, 2)), class(bitshift(1, 2))
single(1)/3 * 3 == 1, single(0.1) + single(0.2), single(1e38) * 10, single(1e-45), single(1) + eps, eps(single(1)), single(pi) - pi, double(single(0.1)), single(16777216) + 1, single(123456789)
a = single([1.1 2.2; 3.3 4.4]), a * a, a .* 2, inv(a), det(a), a \ single([1; 2]), sum(a(:)), prod(a(:)), cumsum(a), mean(a), norm(a)
x += 1, x(3) = 7, v = [1 2 3]; v(2) = single(9.5); class(v), w = single([1 2]); w(1) = pi; class(w), w
