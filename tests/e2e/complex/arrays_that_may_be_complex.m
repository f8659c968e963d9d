1;
function L = chol2(A)
  n = size(A, 1); L = zeros(n);
  for j = 1:n
    s = A(j, j) - L(j, 1:j-1)*L(j, 1:j-1)'; L(j, j) = sqrt(s);
    for i = j+1:n, L(i, j) = (A(i, j) - L(i, 1:j-1)*L(j, 1:j-1)')/L(j, j); end
  end
end
function r = roots2(a, b, c), d = sqrt(b.^2 - 4*a.*c); r = [(-b + d)./(2*a); (-b - d)./(2*a)]; end
function X = dft(x)
  N = length(x); X = zeros(1, N);
  for k = 0:N-1, s = 0; for n = 0:N-1, s = s + x(n+1)*exp(-2i*pi*k*n/N); end, X(k+1) = s; end
end
function z = grid(x, y), [X, Y] = meshgrid(x, y); z = X + 1i*Y; end
function y = pick(x, k), y = x(k); end
v = mod((1:8)*5, 7) - 3;
L = chol2([4 2; 2 3]), isreal(L), M = chol2([1 2; 2 1]), isreal(M), M*M.', L', M'
r = roots2([1 1], [3 1], [2 1]), isreal(r), q = roots2(1, [3 4], [2 3]), isreal(q), class(q)
s = sqrt(v), t = sqrt(abs(v)), u = sqrt(v.^2), isreal(u), w = -u; sqrt(w), sqrt(-w), log(-w(1:2)), max(u), sort(u), u < 2, u == 2, any(u), u(2), u(2:3) = 7
X = dft([1 2 3 4]), isreal(X), Y = dft(0), isreal(Y), real(X), abs(X), X(1), isreal(X(1)), X', X.', X*2, X/2, 2*X, X.*X, X./[1 2 3 4], -X, X + 1, X - X, isreal(X - X)
z = grid([0 1], [0 0]), isreal(z), z2 = grid([0 1], [0 2]), isreal(z2), z2(1, :), z2(:, 1) = 0, isreal(z2), z2(3, 3) = 5
c = {sqrt(v(1:2)), sqrt(abs(v))}; c, p.a = u; p, p.b = sqrt(v(1:2)); p, d = [u 1i]; d, e = [u; v], isreal(e)
for k = 1:3, y = pick(sqrt(v), k), isreal(y), end
f = @(x) sqrt(x - 1); f(v), f(5:6), isreal(f(5:6)), g = f(v) + f(5:12); g(1:2)
if sqrt(abs(v)), disp yes, else, disp no, end, h = sqrt(v); h(h == 0) = 9, sum(h), prod(u), cumsum(u), numel(h), size(h), isempty(h), mean(u), norm(u), round(u), mod(u, 2), u.^2, h.^2, h.^0.5, 2.^h
inf*sqrt(abs(v(1:2))), x = zeros(1, 3); x(2) = sqrt(v(1)); x(3) = inf; x, x*2, sqrt(x), isnan(x), isinf(x)
m = sqrt(v); m(end+1) = 3; m(2) = []; m, isreal(m), n = u; n(end+1) = 2, isreal(n), for o = sqrt(v(1:3)), o, end, mat2str(u), num2str(u(1:2)), sprintf('%g ', u), fprintf('%g\n', u(1:2)); disp(u), int8(u), double(u), single(u), logical(u), char(u + 64), abs(u), bitand(u, 1), u(:)', reshape(u, 2, 4), fliplr(u), repmat(u(1:2), 1, 2), find(u > 2), linspace(u(1), u(2), 3), u(1):u(2), ones(1, 2)*u(1), eye(2)*u(1), zeros(u(2), 1), isequal(u, abs(v)), strcmp(u, 'a'), min(u, 2), atan2(u, 1), floor(u), u & 1, ~u, xor(u, 1)
