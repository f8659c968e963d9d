a = 10; a += 5, a -= 3, a *= 2, a /= 4, a ^= 2, a += a, a++, a--; a
v = [1 2 3]; v += 1, v .*= 2, v(2) += 10, v(end) -= 1, v *= 2, v(v > 10) /= 2, v([1 2]) += [5 6]
m = [1 2; 3 4]; m *= m, m .^= 2, m(1, :) += 1, m' , m /= 2
s.n = 0; s.n += 1; s.n++; s.n, s.list = []; s.list(end+1) = 5; s.list(1) *= 3; s
c = {1, 'a'}; c{1} += 9; c{2} = [c{2} 'b']; c
b = true; b &= false, b |= true, t = 'abc'; t += 1, u = uint8(250); u += 10, u -= 255, i8 = int8(100); i8 *= 2
k = 5; x = k++; k, x, y = ++k; k, y, z = 3; z ^= 2, w = 2; w -= w * 2
n = 0; for j = 1:3, n += j; n *= 2; end, n
str = ''; for ch = 'abc', str = [ch str]; end, str, q.r(3).s = 1; q.r(3).s += 4; q.r(3).s, g = 1; g += 2i
try, undefined_v += 1, catch e, disp(e.message), end
