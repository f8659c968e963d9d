x = 5;
x += 2
x -= 1
x *= 3
x /= 2
x ^= 2
x++
x--
x
++x
--x
v = 1:3;
v += 10
v(2) *= 2
v .*= 2
v ./= [2 2 2]
v .^= 2
b = true; b |= false
b &= false
s.k = 1; s.k += 4; s
c = {1, 2}; c{2} += 40
m = eye(2); m *= [1 2; 3 4]
m(1, :) -= 1
m'
n = 0; n -= -1
y = 3; y = y++ + 1
k = 1; k += k += 2
a.b(3) = 0; a.b(3) += 9; a.b
str = 'ab'; str = [str 'c']
i8 = int8(120); i8 += 10
u = uint8(3); u -= 5
x = 2; x -= 3 + 1
x != 3, x ~= -2, !true
