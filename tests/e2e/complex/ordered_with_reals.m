% Real numbers that are compared with complex ones have the argument 0, also where they are negative.
1;
function r = cmp(a, b), r = [a < b, a <= b, a > b, a >= b]; end
a = 1i; b = -1;
x = [a < b, a <= b, a > b, a >= b]
x = [b < a, b <= a, b > a, b >= a]
x = cmp(a, b)
x = cmp(b, a)
x = cmp(-1i, b)
x = cmp(b, -1i)
x = cmp(single(1i), -1)
x = cmp([1i 2i -1i], -1)
x = cmp([1i 2i -1i], [-1 -2 -1])
x = cmp([-1 -2 -1], [1i 2i -1i])
x = cmp(complex(-1, 0), -1)
x = cmp(complex(-1, -0), -1)
x = cmp(-1, complex(-1, 0))
x = cmp([1i 1], -1)
x = cmp(1i, complex(-1, 0))
x = cmp([1i 1i], complex(-1, 0))
x = cmp([1i 1i], [complex(-1, 0) 2i])
x = [lt(1i, -1), gt(1i, -1), lt(-1, 1i)]
x = cmp(3+4i, 5), y = cmp(3-4i, -5), z = cmp(5, 3-4i)
x = cmp(3+4i, true), y = cmp(1i, true), z = cmp(1i, 'a')
