bw = logical([0 0 0 0 0; 0 1 1 1 0; 0 1 0 1 0; 0 1 1 1 0; 0 0 0 0 0]);
d = conv2(double(bw), ones(3), 'same') > 0
e = conv2(double(bw), ones(3), 'same') == 9
edge_ = bw & ~(conv2(double(bw), [0 1 0; 1 1 1; 0 1 0], 'same') == 5)
filled = bw; filled(3, 3) = true
holes = filled & ~bw, any(holes(:)), sum(bw), sum(bw, 2)', [r, c] = find(bw); [min(r) max(r) min(c) max(c)]
cent = [mean(r) mean(c)], proj = any(bw), ~bw, bw * 5, xor(bw, filled), perim = nnz(edge_)
dist = Inf(5); dist(~bw) = 0; for it = 1:3, for i = 2:4, for j = 2:4, dist(i, j) = min(dist(i, j), 1 + min([dist(i-1, j), dist(i+1, j), dist(i, j-1), dist(i, j+1)])); end, end, end, dist
