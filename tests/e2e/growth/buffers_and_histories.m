hist_ = struct('step', {}, 'value', {}); x = 1;
for k = 1:4, x = x * 1.5; hist_(end + 1) = struct('step', k, 'value', x); end
[hist_.value], numel(hist_)
buf = []; for k = 1:6, buf = [buf k]; if numel(buf) > 3, buf(1) = []; end, end, buf
ring = zeros(1, 3); p = 0; for k = 1:5, p = mod(p, 3) + 1; ring(p) = k; end, ring
tbl = {}; for k = 1:2, tbl(end + 1, :) = {k, sprintf('r%d', k)}; end, tbl
str = ''; for k = 1:3, str = [str; repmat(char(64 + k), 1, 3)]; end, str
cols = zeros(2, 0); for k = 1:3, cols(:, end + 1) = [k; k ^ 2]; end, cols
n = 0; out = []; while true, n++; if n > 5, break, end, if mod(n, 2), continue, end, out(end + 1) = n; end, out, queue = {0}; seen = []; while ~isempty(queue), v = queue{1}; queue(1) = []; seen(end + 1) = v; if v < 3, queue{end + 1} = v + 1; queue{end + 1} = v + 2; end, end, seen, L{3} = []; L{1}(4) = 1; L, w.a{2}.b = 3; w.a{2}.b(3) = 4; w.a
