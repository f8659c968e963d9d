k = 0; v = [2 4 6 7 8];
while k < numel(v) && mod(v(k + 1), 2) == 0, k++; end, k
k = 1; while k <= 5 && ~(v(k) > 5 || v(k) == 4), k++; end, k
done = false; n = 0; while ~done, n++; done = n > 3 || n * n == 4; end, n
s = 'a1b2'; d = ''; for c = s, if isletter(c) && c ~= 'a', d(end + 1) = upper(c); elseif ~isletter(c) || false, d(end + 1) = '#'; end, end, d
x = []; if isempty(x) || x(1) == 0, disp('guarded'), end
if ~isempty(x) && x(1) == 0, disp('no'), else, disp('else'), end
c = {}; if ~iscell(c) || numel(c) == 0, disp('nothing'), end
f = @(t) t > 0 && t < 1; arrayfun(f, [-1 0.5 2]), g = @(t) t < 0 || t > 1; arrayfun(g, [-1 0.5 2]), r = 1 && 0 || 1 && 1, p = 1 || 0 && 0, q = (1 || 0) && 0, ~1 || 1, !(1 && 0) && true, a = 5; b = a > 3 && a < 10 && mod(a, 2), class(b)
