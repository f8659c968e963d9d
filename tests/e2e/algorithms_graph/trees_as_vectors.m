parent = [0 1 1 2 2 3];
depth = zeros(1, 6); for k = 2:6, depth(k) = depth(parent(k)) + 1; end, depth
kids = arrayfun(@(k) find(parent == k), 1:6, 'UniformOutput', false); kids{1}, leaves = find(cellfun(@isempty, kids))
p = 4; path = p; while parent(p), p = parent(p); path(end+1) = p; end, path
sz = ones(1, 6); for k = 6:-1:2, sz(parent(k)) += sz(k); end, sz
function show(kids, k, d), printf('%s%d\n', repmat('-', 1, d), k); for c = kids{k}, show(kids, c, d + 1); end, end
show(kids, 1, 0)
heap = [9 7 8 3 5 2]; all(arrayfun(@(k) heap(floor(k/2)) >= heap(k), 2:6)), heap(end+1) = 10; k = 7; while k > 1 && heap(floor(k/2)) < heap(k), j = floor(k/2); heap([j k]) = heap([k j]); k = j; end, heap
anc = @(v) v; a = 4; b = 6; pa = a; while parent(pa(end)), pa(end+1) = parent(pa(end)); end, pb = b; while parent(pb(end)), pb(end+1) = parent(pb(end)); end, lca = intersect(pa, pb, 'stable')(1)
