% Constructors whose extents are numbers of which nothing is known, and loops up to them.
1;
function r = f1 (n), a = zeros (n, 1); b = ones (n, 1); for k = 1:n, a(k) = k; end, r = sum (a .* b) / n; end
function r = f2 (n), r = zeros (n); for i = 1:n, for j = 1:n-1, r(i,j+1) = i + j; end, end, end
function r = f3 (n, m), r = ones (n, m); for i = 1:n, r(i,:) = 1:m; end, end
function r = f4 (n), r = rand (n) < 2; end
function r = f5 (n), r = zeros (1, n); r(1:n) = 3; r = [r, zeros(1, n)]; end
function r = f6 (n), r = eye (n); r = r + ones (n); end
function r = f7 (n), try, r = zeros (n, 2); catch e, r = e.message; end, end
function r = f8 (n), if n > 2, r = zeros (1, n); else, r = ones (1, n); end, for k = 1:n, r(k) += k; end, end
function r = f9 (n), r = 0; for k = 1:n, r += sum (zeros (1, n)) + k; end, end
function r = f10 (n), r = zeros (1, n); for k = 1:floor (n / 2), r(k) = n - k; end, end
function r = f11 (n), r = zeros (n, 1); for k = 2:n, r(k) = r(k-1) + k; end, for k = n:-1:1, r(k) = r(k) * 2; end, end
function r = f12 (n), r = zeros (1, n, 'int8'); r(:) = 7; r = [r, true(1, n)]; end
function r = f13 (n), x = zeros (n, n); r = 1; for k = 1:n, x(k) = k; end, r = sum (x(:)); end
function r = f14 (n), r = zeros (1, n); r = n; end
function r = f15 (n), a = zeros (1, n); n = n + 1; b = ones (1, n); r = [a, b]; for k = 1:n, r(end+1) = k; end, end
function r = f16 (n), r = zeros (n); r = r + zeros (n, n) + ones (n); end
function r = f17 (n), r = 0; a = NaN (2, n); for k = 1:n, a(1, k) = k; end, r = a; end
function r = f18 (n), a = zeros (1, n); r = 0; k = 1; while k <= n, a(k) = k; k = k + 1; end, r = a; end
function r = f19 (n), a = zeros (1, n); r = a(1:n); r(n) = 5; end
function r = f20 (n), a = zeros (n); r = a; for k = 1:n-2, r(k, k+2) = 1; end, end
function r = f21 (n), a = zeros (2, n); for k = 1:n, a(:, k) = [k; -k]; end, r = a(:)'; end
function r = f22 (n), c = cell (1, n); for k = 1:n, c{k} = k; end, r = c; end
function r = f23 (n), r = zeros (1, n); x = 1:n; for k = 1:numel (x), r(k) = x(k) ^ 2; end, end
function r = f24 (n), r = linspace (0, 1, n); r = r + zeros (1, n); end
function r = f25 (n), a = zeros (n, 1); for k = 1:n, for j = 1:k, a(k) = a(k) + j; end, end, r = a; end
fs = {@f1,@f2,@f5,@f6,@f7,@f8,@f9,@f10,@f11,@f12,@f13,@f14,@f15,@f16,@f17,@f18,@f19,@f20,@f21,@f23,@f25};
vs = {3, 0, -2, 1, 2.5, NaN, Inf, -Inf, 1e20, -1e20, 1e14, 3e17, int8(3), true, single(2), [2 3], 'a', -0};
for k = 1:numel (fs)
  for v = vs
    x = v{1};
    try, r = fs{k} (x); printf ('%s %s %s\n', func2str (fs{k}), class (r), disp (r)); catch e, printf ('%s %s\n', func2str (fs{k}), e.message); end
  end
end
for v = {3, 0, -2, 2.5, NaN, -Inf}, x = v{1}; for g = 1:2, try, if g == 1, r = f3 (x, 2); else, r = f3 (2, x); end, disp (r); catch e, disp (e.message); end, end, end
for v = {2, 0, 2.5, NaN}, try, r = f4 (v{1}); disp (r); catch e, disp (e.message); end, end
