% blocks of elements that move within an array, towards either end
x = (1:8) * 1.5;
y = x;
x(2:end) = x(1:end-1)
y(1:end-1) = y(2:end)
z = y;
z(3:6) = z(2:5)
z(2:5) = z(4:7); z, y
z(1:2:5) = z(2:2:6)
z(5:-1:2) = z(1:4)
z(1:0) = z(3:2)
% insertion into a sorted vector, which grows
s = [];
for v = [5 3 9 1 7 3 8 0 2 6]
    k = 1;
    while k <= numel(s) && s(k) <= v, k = k + 1; end
    n = numel(s);
    s(k+1:n+1) = s(k:n);
    s(k) = v;
end
s
% a queue
q = 10 * (1:6); n = 6;
while n > 3
    q(1:n-1) = q(2:n);
    n = n - 1;
end
q
% rows, columns and pages
A = reshape(1:20, 4, 5) * 0.5;
A(2:4, :) = A(1:3, :)
A(:, 1:4) = A(:, 2:5)
A(:, 3:7) = A(:, 1:5)
B = A; B(1:3, 2) = B(2:4, 2); B(2:3, 2:4) = B(1:2, 2:4); A - B
C = reshape(1:24, [2 3 4]) + 0.25;
C(:, :, 2:4) = C(:, :, 1:3); C(:, 1:2, 3) = C(:, 2:3, 3); C(1, 2:3, 1) = C(1, 1:2, 1)
T = zeros(1, 3); m = 1;
for p = 1:4
    T(p+1:m+1, :) = T(p:m, :);
    m = m + 1;
    T(p, :) = [p, m, p + m];
end
T
t = 'abcdefgh'; t(3:8) = t(1:6), t(1:7) = t(2:8)
try, x(2:5) = x(6:9); catch err, disp(err.message), end
try, x(2:5) = x(0:3); catch err, disp(err.message), end
try, x(2:5) = x(1:3); catch err, disp(err.message), end
try, A(2:3, :) = A(8:9, :); catch err, disp(err.message), end
n = 12;
try, x(1:n) = x(2:n+1); catch err, disp(err.message), end
try, w = A(n-12:n, 5:n); catch err, disp(err.message), end
try, w = A(2:n, 5:n); catch err, disp(err.message), end
try, w = x(n:-1:0); catch err, disp(err.message), end
n = -3; w = x(1:n), w = A(5:n, 2)
