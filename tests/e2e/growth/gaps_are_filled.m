a(5) = 1
b(2, 3) = 7
c = 'x'; c(4) = 'y'; double(c)
d = {}; d{3} = 1
e = true; e(3) = true
f.x(4) = 2; f
g = []; g(3, 1) = 5
h = struct('k', 1); h(3).k = 3; h(2)
k = int8(5); k(3) = 6
l = 1i; l(3) = 2
m = eye(2); m(4, 4) = 9
n = 1:3; n(2, 2) = 8
o = zeros(2, 2); o(:, :, 3) = ones(2); size(o), o(:, :, 2)
p = (1:2)'; p(5) = 9
q = 3; q(3) = 4, r = 3; r(3, 1) = 4
try, t = eye(2); t(7) = 1, catch e, disp(e.message), end
u = []; u(:, 3) = [1; 2]
w = []; w(2, :) = [4 5 6]
