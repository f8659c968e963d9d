function [S, tries] = solve(dom, sets, depth, tries, trace, n, b, limit)
% SOLVE  Sudoku by constraint propagation and backtracking.
%   dom    n x n x n, dom(r, c, v) true while v is possible in cell (r, c)
%   sets   n x 2 x 3n, the cells of each row, column and block
%   Result: the filled square, or [] when there is none.
S = [];
[dom, ok] = propagate(dom, sets, n);
if ~ok || tries >= limit
    return
end
left = sum(dom, 3);
if all(left(:) == 1)
    S = values(dom, n);
    if trace
        fprintf('%ssolved at depth %d\n', repmat(' ', 1, depth), depth);
    end
    return
end
[m, order] = sort(left(:) + 1000*(left(:) == 1));
[r, c] = ind2sub([n n], order(1));
for v = find(squeeze(dom(r, c, :)))'
    tries = tries + 1;
    if trace
        fprintf('%stry %d at (%d,%d)\n', repmat(' ', 1, depth), v, r, c);
    end
    guess = dom;
    guess(r, c, :) = false;
    guess(r, c, v) = true;
    [S, tries] = solve(guess, sets, depth + 1, tries, trace, n, b, limit);
    if ~isempty(S)
        return
    end
end
