function [X, crit, swaps] = improvelhs(X, tries, seed)
% IMPROVELHS  Improve a Latin hypercube by swaps within a column.
%   The criterion is the sum of inverse distances of all pairs of rows.
[rows, cols] = size(X);
npairs = rows*(rows - 1)/2;
sq = zeros(npairs, cols);
for i = 1:rows-1
    for j = i+1:rows
        sq(pairindex(i, j, rows), :) = (X(i, :) - X(j, :)).^2;
    end
end
inv_ = 1./sqrt(sum(sq, 2));
crit = sum(inv_);
swaps = 0;
improving = true;
while improving
    improving = false;
    for t = 1:tries
        pick = [1; 1];
        while pick(1) == pick(2)
            [pick, seed] = standin(seed, rows, 2, 1);
        end
        [col, seed] = standin(seed, cols, 1, 1);
        a = pick(1);
        b = pick(2);
        Y = X;
        Y([a b], col) = X([b a], col);
        newsq = sq;
        for r = 1:rows
            if r ~= a
                p = pairindex(min(a, r), max(a, r), rows);
                newsq(p, col) = (Y(a, col) - Y(r, col))^2;
            end
            if r ~= b
                p = pairindex(min(b, r), max(b, r), rows);
                newsq(p, col) = (Y(b, col) - Y(r, col))^2;
            end
        end
        newinv = 1./sqrt(sum(newsq, 2));
        newcrit = sum(newinv);
        if newcrit < crit - 1e-12
            X = Y;
            sq = newsq;
            crit = newcrit;
            swaps = swaps + 1;
            improving = true;
        end
    end
end
end

function p = pairindex(i, j, rows)
p = (i - 1)*rows - i*(i + 1)/2 + j;
end
