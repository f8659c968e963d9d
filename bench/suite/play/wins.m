function w = wins(board)
% WINS  1 or -1 when that player has three in a row, else 0.
n = size(board, 1);
T = toeplitz([1 zeros(1, n-3)], [1 1 1 zeros(1, n-3)]);
across = board*T';
down = T*board;
d1 = board(1:n-2, 1:n-2) + board(2:n-1, 2:n-1) + board(3:n, 3:n);
d2 = board(1:n-2, 3:n) + board(2:n-1, 2:n-1) + board(3:n, 1:n-2);
all_ = [across(:); down(:); d1(:); d2(:)];
w = 0;
if any(all_ == 3)
    w = 1;
elseif any(all_ == -3)
    w = -1;
end
