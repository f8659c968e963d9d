function [dom, sets] = setup(P, b)
% SETUP  Domains and constraint sets of a puzzle with blocks of b x b.
n = size(P, 1);
dom = true(n, n, n);
for r = 1:n
    for c = 1:n
        if P(r, c) > 0
            dom(r, c, :) = false;
            dom(r, c, P(r, c)) = true;
        end
    end
end
sets = zeros(n, 2, 3*n);
for k = 1:n
    sets(:, :, k) = [k*ones(n, 1), (1:n)'];
    sets(:, :, n+k) = [(1:n)', k*ones(n, 1)];
    [i, j] = ind2sub([b b], k);
    [rr, cc] = ind2sub([b b], (1:n)');
    sets(:, :, 2*n+k) = [(i-1)*b + rr, (j-1)*b + cc];
end
