c = {1, [2 3], 'a'}; c{1} += 5; c{2} *= 10; c{2}(1) -= 1; c
s.a = [1 2 3]; s.a += 1; s.a(2) ^= 2; s.b.c = 4; s.b.c /= 8; s
t(2).v = 5; t(2).v *= 3; t(1).v = 1; t(1).v++; [t.v]
m = containers.Map(); m('k') = 1; m('k') += 9; m('k')
A = magic(3); A(2, :) += 100; A(:, 1) *= 0; A(A > 100) -= 100; A
v = 1:5; v(v > 2) *= -1; v(end) += 50; v([1 1]) += 1; v
x = 10; x -= x / 4; x, x += x++; y = true; y &= false; y |= true; y, z = 'ab'; z += 0, w = int8(100); w += 100; w -= 1; w, k = single(1); k /= 3, n.list{2} = 5; n.list{2} -= 2; n.list, i8 = uint8(7); i8 /= 2, q = 2; q ^= 10, r = 1i; r *= 1i, B = eye(2); B *= [1 2; 3 4], B .*= 2, B ./= [1 2; 3 4]
