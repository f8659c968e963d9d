v = 1:10; k = 1;
while k <= numel(v), if mod(v(k), 3) == 0, v(k) = []; else, k++; end, end, v
q = {1, 2, 3}; while ~isempty(q), printf('%d ', q{1}); q(1) = []; end, printf('\n');
s = struct('n', {1, 2, 3, 4}); for k = numel(s):-1:1, if mod(s(k).n, 2), s(k) = []; end, end, [s.n]
t = 'a,b,,c'; while any(diff(find(t == ',')) == 1), i = find(t == ',', 2); t(i(2)) = []; end, t
A = magic(4); while ~isempty(A), A(1, :) = []; if isempty(A), break, end, A(:, end) = []; disp(size(A)); end, size(A), m = 1:5; m(logical(mod(m, 2))) = [], list = {}; list(end + 1) = 'x'; list(1) = []; size(list), n = 5; x = 1:n; for p = 2:n, x(x > p & mod(x, p) == 0) = []; end, x
