% Arguments of one size, and deletions where the rank is not known.
[bad, p, q] = common_size (3, [1 2 3]); s = p(2) + q(1)
[bad, p, q] = common_size (3, 4); s = p + q
[t, r] = cart2pol (1, 2); t + r
[a, b, c] = cart2sph ([1 2], 2, 3); a(2) + b(1) + c(1)
[a, b] = pol2cart ([1; 2], single (3)); class (a), b(1) + 1
[f, e] = log2 (10); f + e, [f, e] = log2 (single ([3 0.1])); class (f), e
function left (p), p(p == 0) = []; size (p), p(1) + 1, end
left ([0 1 2]), left ([0; 1; 2]), left (ones (2, 2, 2)(:)), left ([0 1; 2 0])
function varargout = third (), varargout{3} = 4; end
[a, b, c] = third (); a, b, c + 1
function varargout = several (n), for k = 1:n, varargout{k} = k; end, end
[a, b] = several (2); a + b
try, [a, b, c] = several (2), catch err, disp (err.message), end
