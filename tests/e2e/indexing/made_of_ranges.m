% Subscripts made of ranges, read in pieces: neighbours on a torus, mirrored edges, rotations.
1;
function y = rotated(x, k)
  n = numel(x);
  y = x([k+1:n 1:k]);
end
n = 12;
u = reshape(mod((1:n*n) * 7, 31), n, n);
up = [n 1:n-1]; down = [2:n 1]; flip = n:-1:1; edge = [1 1:n-1]; last = [2:n n];
l = u(up, :) + u(down, :) + u(:, up) + u(:, down) - 4 * u;
disp(sum(l(:))), disp(l(1, :)), disp(l(:, end)')
s = u(up, up) - u(down, down); disp(s(1:3, 10:12)), disp(sum(abs(s(:))))
disp(u(flip, 3)'), disp(u(3, flip)), disp(u(flip, flip)(1, :))
e = u(edge, :) - u(last, :); disp(e([1 2 11 12], 5)')
v = 1:20; v = v .^ 2;
disp(v([20 1:19]) + v([2:20 1])), disp(v([1:5 10:20 6:9]) - v(20:-1:1)), disp(v([3 1 4 1 5 9 2 6 5 3]))
d = v([2:20 1])' - v'; disp(d')
disp(rotated(v, 7)), disp(rotated(v', 3)')
w = v; w([20 1:19]) = v; disp(w)
q = zeros(n); q(up, down) = u; disp(sum(sum(q .* u)))
q(down, 2) = u(up, 3); disp(q(:, 2)')
b = mod(u, 3) == 1;
for k = 1:3
  c = b(up, :) + b(down, :) + b(:, up) + b(:, down) + b(up, up) + b(up, down) + b(down, up) + b(down, down);
  b = (b & c == 2) | c == 3;
end
disp(sum(b)), disp(c(1, :))
z = u + 1i * u'; r = z(up, :) .* z(:, down); disp(r(1, 1)), disp(sum(r(:)))
t = 'the quick brown fox'; disp(t([5:19 4 1:3])), disp(t([19:-1:11 1:10]))
k8 = uint8(u); m = k8(up, :) + k8(down, :); disp(m(12, :)), disp(class(m))
a3 = cat(3, u, 2 * u); p3 = a3(up, :, :) - a3(:, down, :); disp(p3(1, 12, 2)), disp(sum(p3(:)))
i8 = [8 1:7]; g = (1:8)' * (1:8); disp(g(i8, 1)'), disp(g([1:4 6:8 5], 2)')
x1 = 1:9; f = x1([9 1:8]) .* x1(:)'; disp(f), disp(x1([1 9:-1:2])), disp(x1([2:9]))
try, disp(x1([9 1:12])), catch err, disp(err.message), end
try, disp(x1([0 1:8])), catch err, disp(err.message), end
