% extents that are known at run time only: stores inside, growth, broadcasts
1;
function r = unit(r, k)
  r(k) = 1;
end
function c = add(a, b)
  c = a + b;
  c = c .* a - b;
end
function A = put(A, k, v)
  A(:, k) = v;
end
function A = put_row(A, k, v)
  A(k, :) = v;
end
v = 1:12;
a = v(v > 4); b = v(mod(v, 3) == 0); c = a';
unit(a, 3), unit(c, 2), unit(c(c > 11), 3), unit(b, 6)
unit(c(c > 90), 2), unit(a(a > 90), 2)
add(a, a), add(a, c(1:2)), add(b, b(1)), add(c, c)
try, add(a, b), catch err, disp(err.message), end
M = magic(4); M = M(M(:, 1) > 4, :);
put(M, 2, [7; 8; 9]), put(M, 3, [7 8 9]), put(M, 1, 5), put(M, 5, [1; 2; 3])
put_row(M, 2, 1:4), put_row(M, 1, (1:4)'), put_row(M, 4, 1:4)
try, put(M, 1, [1 2]), catch err, disp(err.message), end
try, put_row(M, 1, M), catch err, disp(err.message), end
try, put(M, 1.5, 2), catch err, disp(err.message), end
try, unit(a, 0), catch err, disp(err.message), end
P = reshape(1:24, [2 3 4]); P = P(:, :, v(v < 4));
Q = P; Q(:, :, 2) = M(1:2, 1:3); Q(:, 2, :) = 0; Q(1, :, 3) = b(2:4); Q
s = a > 6; s(2) = true; s(3) = 5 > 4; s(9) = true
t = 'guarded'; t = t(t > 'b'); t(2) = 'X'; t(9) = '!'; double(t)
f = 0.5 + a; f(2) = NaN; f(1.0) = -0; 1 ./ f(1), f
p = [2 2 1];
v = 1:4;
v(p) = v(p) * 10
v(p) += [1 2 3]
