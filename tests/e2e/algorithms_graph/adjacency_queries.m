E = [1 2; 2 3; 3 1; 3 4; 5 5];
n = 5; A = accumarray(E, 1, [n n])
out = sum(A, 2)', in = sum(A, 1), loops = find(diag(A))', sym = (A + A') > 0
sources = find(in == 0), sinks = find(out == 0), two_steps = A^2, tri = trace(A^3)/3
[r, c] = find(A); isequal(sortrows([r c]), sortrows(E))
adj = arrayfun(@(v) find(A(v, :)), 1:n, 'UniformOutput', false); adj{3}
reach = eye(n); for k = 1:n, reach = (reach + reach*A) > 0; end, reach, scc = reach & reach', deg = sum(sym), comp = unique(double(reach | reach'), 'rows')
inc = zeros(n, rows(E)); for k = 1:rows(E), inc(E(k, 1), k) -= 1; inc(E(k, 2), k) += 1; end, inc, sum(inc)
