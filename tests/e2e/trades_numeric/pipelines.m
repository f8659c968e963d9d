1;
function out = pipeline(x, varargin), out = x; for k = 1:numel(varargin), f = varargin{k}; if iscell(f), out = f{1}(out, f{2:end}); else out = f(out); end, end, end
function varargout = split_(v), varargout = num2cell(v); end
function y = apply_n(f, x, n), y = x; while n-- > 0, y = f(y); end, end
function r = memo_fib(n), persistent tab; if isempty(tab), tab = [1 1]; end, while numel(tab) < n, tab(end+1) = tab(end) + tab(end-1); end, r = tab(n); end
pipeline([3 1 2], @sort, {@power, 2}, @cumsum, {@(x, k) x(k:end), 2})
[a, b, c] = split_([10 20 30])
apply_n(@(x) x*2 + 1, 1, 5), apply_n(@fliplr, 1:3, 3), arrayfun(@memo_fib, [1 5 30])
v = 1:10; v(mod(v, 2) == 0) *= -1, v(v < 0)(end), v(end/2), v([1 end]), v(end+1) = 11; numel(v), sum(v(2:2:end)), any(v == 11) && ~all(v > 0)
M = reshape(1:12, 3, 4); M(2, :) = [], M(:, [1 3]) = M(:, [3 1]), M(M > 6 & mod(M, 2)) = 0, M', M(:, end+1) = [7; 8], M(end, end), M(end), sum(M(:)), M(1, :) .* M(2, :), mean(M, 2)
x = 3; x ^= 2, x -= 1; x /= 4, x *= x, y = x++; x, --x; x, z = ~x, !z
k = 0; do k += 3; if k == 6, continue, end, printf('%d ', k); until k > 10, printf('\n');
for i = 1:3, for j = i:3, if i == j, continue, end, if i + j == 5, break, end, printf('(%d,%d) ', i, j); end, end, printf('\n');
switch 'abc', case {'x', 'abc'}, disp('hit'), otherwise, disp('miss'), end, switch 3, case 1, disp(1), case {2, 3}, disp('2or3'), end, switch 'a', case 'A', disp('A'), otherwise, disp('other'), end
unwind_protect, q = 1/0, unwind_protect_cleanup, disp('done'), end_unwind_protect
s = 'The quick'; s(end:-1:1), s([1 5]), upper(s), length(s), strfind(s, 'q'), [s ' brown'], s == 'T', double(s(1:3)), strsplit(s){2}, regexprep(s, '[aeiou]', '*'), any(isspace(s)), s(s ~= ' ')
t.a = 1; t.b.c = {1, 'x'}; t.b.c{2}(1), t.('a') += 5, isfield(t, {'a', 'z'}), t = rmfield(t, 'a'), numel(struct('p', {1, 2, 3})), u = [t t]; size(u)
try, error('Pkg:id', 'value %d', 7), catch er, er.identifier, er.message, end, er2 = []; try, undefined_fn_x(1), catch er2, end, er2.message
isargout(1); 1:3 == [1 5 3], ifelse_ = {'no', 'yes'}{(3 > 2) + 1}, bitand(6, 3) | 0, xor(1, 1), 5 != 4, ~isempty([1]), !0
final = sprintf('%s|', 'end', 'of', 'hunt')
nosuchvariable + 1
