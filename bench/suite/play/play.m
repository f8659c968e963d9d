function [score, best] = play(board, player)
% PLAY  Value of a board of three in a row for the player to move, and
%   the best board that the player can make of it.  Crosses 1, rings -1.
w = wins(board);
if w ~= 0
    score = w*player;
    best = board;
    return
end
kids = children(board, player);
if isempty(kids)
    score = 0;
    best = board;
    return
end
score = -Inf;
for k = 1:length(kids)
    s = -play(kids{k}, -player);
    if s > score
        score = s;
        best = kids{k};
        if score == 1
            break
        end
    end
end
end

function kids = children(board, player)
kids = {};
for k = 1:numel(board)
    if board(k) == 0
        next = board;
        next(k) = player;
        kids{end+1} = next;
    end
end
end
