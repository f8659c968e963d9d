1;
function r = interleave(a, b), if isempty(a), r = b; elseif isempty(b), r = a; else, r = [a(1) b(1) interleave(a(2:end), b(2:end))]; end, end
interleave([1 2 3], [10 20]), interleave('ace', 'bdf')
function c = combos(v, k), if k == 0, c = zeros(1, 0); elseif numel(v) < k, c = zeros(0, k); else, a = combos(v(2:end), k - 1); c = [repmat(v(1), rows(a), 1) a; combos(v(2:end), k)]; end, end
combos(1:4, 2), rows(combos(1:5, 3))
function n = count_char(s, c), if isempty(s), n = 0; else, n = (s(1) == c) + count_char(s(2:end), c); end, end
count_char('mississippi', 's')
function s = join_(c), if numel(c) == 1, s = c{1}; else, s = [c{1} ', ' join_(c(2:end))]; end, end
join_({'a', 'b', 'c'})
function r = part(n, m), if n == 0, r = 1; elseif n < 0 || m == 0, r = 0; else, r = part(n, m - 1) + part(n - m, m); end, end
part(5, 5), part(10, 10)
function r = zip_sum(a, b), if isempty(a), r = []; return, end, r = [a(1) + b(1), zip_sum(a(2:end), b(2:end))]; end
zip_sum(1:3, 4:6)
function t = koch(n), if n == 0, t = 'F'; else, s = koch(n - 1); t = [s '+' s '-' s]; end, end
koch(2)
