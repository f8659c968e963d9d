E = [1 2; 1 3; 2 4; 3 4; 4 5]; n = 5; indeg = accumarray(E(:, 2), 1, [n 1])'; lvl = zeros(1, n); q = find(indeg == 0); order = [];
while ~isempty(q), v = q(1); q(1) = []; order(end + 1) = v; for w = E(E(:, 1) == v, 2)', lvl(w) = max(lvl(w), lvl(v) + 1); indeg(w)--; if indeg(w) == 0, q(end + 1) = w; end, end, end
order, lvl, for k = 0:max(lvl), printf('%d: %s\n', k, num2str(find(lvl == k))); end
paths = zeros(1, n); paths(1) = 1; for v = order, for w = E(E(:, 1) == v, 2)', paths(w) += paths(v); end, end, paths
