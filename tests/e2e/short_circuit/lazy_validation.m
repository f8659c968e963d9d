1;
function ok = valid(x), ok = isnumeric(x) && ~isempty(x) && all(x > 0) && numel(x) < 5; end
cellfun(@valid, {1, [], 'a', [1 -1], 1:9, [2 3], {}, NaN})
function r = first_or(c, d), if ~isempty(c) && ~isempty(c{1}), r = c{1}; else, r = d; end, end
first_or({}, 5), first_or({[]}, 6), first_or({7}, 8)
s = struct('a', []); if isfield(s, 'a') && ~isempty(s.a) && s.a > 0, disp('pos'), else, disp('none'), end
n = 0; t = @(v) v; x = 3; y = x > 1 && x < 5 || error('never'), z = x < 1 || x == 3 && true, w = ~(x == 3) || x > 2, v = x == 3 & x > 2 | x < 0, u = xor(x > 1, x > 2) || false, b = [1 2 3]; if any(b > 2) && all(b > 0) && ~any(isnan(b)), disp('fine'), end, k = 1; while k < 10 && b(min(k, 3)) < 3, k++; end, k, isempty([]) || error('x'), true || [], false && zeros(3), (1 || 0) + 1
