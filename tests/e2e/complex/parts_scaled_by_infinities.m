% of arrays that are complex, both parts of each element are scaled: by infinities and zeros, too
1;
function show(z), printf('%d [%g|%g]', isreal(z), [real(z)(:), abs(imag(z)(:))].'), disp(''), end
function u(x, d), show(x / d), show(x ./ d), show(d \ x), show(x * d), show(d .* x), show(d ./ x), end
function r = halves(x, n), r = x; for k = 1:n, r = r / (k - 1); end, end
u([1+2i 3], 0), u([1+2i 0], 0), u([1+2i 3], Inf), u([1+2i -3], -0), u([1+2i 3], 2), u([1+2i 3], NaN), u([1i 0 2], -Inf), u([3 -1i], 4)
u([5 3], 0), u(3+0i, 0), u(2i, Inf), u(single([1+2i 3]), 0)
x = [1+2i 3]; show(x .* [Inf 0]), show(x ./ [0 0]), show(x * Inf + 1), show((x * 2 - 1) / 0), show(x(2) / 0), show(-x / 0), show(abs(x / 0)), show(x.' * Inf), show(conj(x) * Inf)
y = sqrt([4 9 -1](1:2)); show(y * Inf), show(y / 0), show(sqrt([4 9 -1]) * Inf), show(halves(y, 2)), show(halves([4 9i], 2))
y = x * 0, z = x * -1, isreal(x(2) * 1), 0 * x, t = x / 3
