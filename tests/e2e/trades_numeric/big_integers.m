% compiler/CS numerics: big integers in arrays, rational arithmetic structs, polynomial arithmetic, matrices mod p, Gaussian elimination over GF(2)
1;
function r = bigadd(a, b), n = max(numel(a), numel(b)); a(end+1:n) = 0; b(end+1:n) = 0; r = zeros(1, n + 1); c = 0; for k = 1:n, s = a(k) + b(k) + c; r(k) = mod(s, 10); c = floor(s/10); end, r(n+1) = c; r = trim(r); end
function r = bigmul(a, b), r = conv(a, b); r(end+1) = 0; k = 1; while k <= numel(r), if r(k) > 9, if k == numel(r), r(end+1) = 0; end, r(k+1) += floor(r(k)/10); r(k) = mod(r(k), 10); end, k++; end, r = trim(r); end
function r = trim(r), while numel(r) > 1 && r(end) == 0, r(end) = []; end, end
function d = todig(s), d = fliplr(s - '0'); end
function s = tostr(d), s = char(fliplr(d) + '0'); end
function q = rat_(n, d), if d == 0, error('rat:zero', 'zero denominator'); end, g = gcd(n, d); if d < 0, g = -g; end, q = struct('n', n/g, 'd', d/g); end
function r = radd(a, b), r = rat_(a.n*b.d + b.n*a.d, a.d*b.d); end
function r = rmul(a, b), r = rat_(a.n*b.n, a.d*b.d); end
function s = rstr(q), if q.d == 1, s = sprintf('%d', q.n); else s = sprintf('%d/%d', q.n, q.d); end, end
function [R, rk] = gf2(A), R = A; rk = 0; for c = 1:columns(A), p = find(R(rk+1:end, c), 1) + rk; if isempty(p), continue, end, rk++; R([rk p], :) = R([p rk], :); o = setdiff(find(R(:, c))', rk); R(o, :) = xor(R(o, :), repmat(R(rk, :), numel(o), 1)); if rk == rows(A), break, end, end, end
function y = powm(A, n, p), y = eye(rows(A)); while n > 0, if mod(n, 2), y = mod(y*A, p); end, A = mod(A*A, p); n = floor(n/2); end, end
f = todig('1'); for k = 2:25, f = bigmul(f, todig(num2str(k))); end, tostr(f)
a = todig('1'); b = todig('1'); for k = 3:90, [a, b] = deal(b, bigadd(a, b)); end, tostr(b)
tostr(bigadd(todig('99999'), todig('1'))), sum(f)
h = rat_(0, 1); for k = 1:8, h = radd(h, rat_(1, k)); end, rstr(h), h.n / h.d
x = rmul(rat_(3, -4), rat_(2, 9)), rstr(x), try, rat_(1, 0); catch e1, disp(e1.message), end
A = logical([1 0 1 1; 0 1 1 0; 1 1 0 1; 0 0 1 1]); [R, rk] = gf2(A), class(R)
powm([1 1; 1 0], 100, 1e6)
p = [1 2 1]; q = [1 -1]; conv(p, q), [d, r] = deconv(conv(p, q) + [0 0 0 5], p), polyout_ = 0; pp = 1; for k = 1:4, pp = conv(pp, [1 k]); end, pp, roots(pp)', polyval(pp, -2), polyder(pp), polyint([4 3 2]), polyaffine_ = 0; polygcd([1 -3 2], [1 -1]), polyreduce([0 0 1 2]), mpoles([1 1 2])', residue(1, [1 3 2])', compan([1 2 3]), poly([2 3]), polyfit(0:3, [1 2 5 10], 2), ppval(mkpp([0 1 2], [1 0; 2 1]), [0.5 1.5]), polyeig_ = 0;
dig = @(n, b) arrayfun(@(k) mod(floor(n / b^k), b), floor(log(n)/log(b)):-1:0); dig(255, 16), dig(10, 2), dec2base(255, 16), dec2base(10, 3), base2dec('zz', 36), bin2dec('1111')
cat_ = arrayfun(@(n) nchoosek(2*n, n)/(n+1), 0:8), bell = [1]; row = 1; for n = 2:6, nr = row(end); for k = 1:numel(row), nr(k+1) = nr(k) + row(k); end, row = nr; bell(n) = row(1); end, bell
parts = zeros(1, 11); parts(1) = 1; for k = 1:10, for n = k:10, parts(n+1) += parts(n-k+1); end, end, parts
sq = @(n) sum((num2str(n) - '0').^2); hap = []; for n = 1:30, m = n; seen = []; while m ~= 1 && ~any(seen == m), seen(end+1) = m; m = sq(m); end, if m == 1, hap(end+1) = n; end, end, hap
pyt = []; for a = 1:20, for b = a:20, c = sqrt(a^2 + b^2); if c == fix(c) && gcd(a, b) == 1, pyt(end+1, :) = [a b c]; end, end, end, pyt
ulam = [1 2]; while numel(ulam) < 8, n = ulam(end) + 1; while true, cnt = 0; for i = 1:numel(ulam)-1, cnt += any(ulam(i+1:end) == n - ulam(i)); end, if cnt == 1, break, end, n++; end, ulam(end+1) = n; end, ulam
perf = find(arrayfun(@(n) sum(find(mod(n, 1:n-1) == 0)) == n, 1:500)), mob = arrayfun(@(n) (numel(unique(factor(n))) == numel(factor(n))) * (-1)^numel(factor(n)), 2:12), jac = mod((1:6).^3, 7), ord = zeros(1, 6); for a = 1:6, k = 1; while mod(a^k, 7) ~= 1, k++; end, ord(a) = k; end, ord
