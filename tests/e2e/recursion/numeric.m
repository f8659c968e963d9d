1;
function r = power_rec(x, n)
  if n == 0, r = 1;
  elseif mod(n, 2) == 0, h = power_rec(x, n / 2); r = h * h;
  else, r = x * power_rec(x, n - 1); end
end
power_rec(2, 10), power_rec(3, 5), power_rec([1 1; 1 0], 10)
function r = gcd_rec(a, b), if b == 0, r = a; else, r = gcd_rec(b, mod(a, b)); end, end
gcd_rec(1071, 462)
function r = binom(n, k), if k == 0 || k == n, r = 1; else, r = binom(n-1, k-1) + binom(n-1, k); end, end
binom(10, 4)
function r = digits_sum(n), if n < 10, r = n; else, r = digits_sum(floor(n / 10)) + mod(n, 10); end, end
digits_sum(987654)
function r = cat_number(n), if n <= 1, r = 1; else, r = 0; for k = 0:n-1, r += cat_number(k) * cat_number(n-1-k); end, end, end
arrayfun(@cat_number, 0:7)
function d = det_rec(A), n = rows(A); if n == 1, d = A; return, end, d = 0; for j = 1:n, M = A(2:end, [1:j-1, j+1:n]); d += (-1)^(1+j) * A(1, j) * det_rec(M); end, end
det_rec(magic(3)), det_rec([2 0 1; 1 3 2; 1 1 4])
function r = mccarthy(n), if n > 100, r = n - 10; else, r = mccarthy(mccarthy(n + 11)); end, end
mccarthy(50)
function s = bin(n), if n < 2, s = char('0' + n); else, s = [bin(floor(n/2)) char('0' + mod(n, 2))]; end, end
bin(37)
function p = subsets(v), if isempty(v), p = {[]}; else, q = subsets(v(2:end)); p = [q, cellfun(@(s) [v(1) s], q, 'UniformOutput', false)]; end, end
p = subsets(1:3); numel(p), p{end}
function r = coll(n, k), if n == 1, r = k; elseif mod(n, 2), r = coll(3*n+1, k+1); else, r = coll(n/2, k+1); end, end
coll(27, 0)
