% Driver of three in a row, published size: a game from a board with one cross.
board = zeros(3);
board(2, 2) = 1;
player = -1;
while ~wins(board) && any(board(:) == 0)
    [score, board] = play(board, player);
    fprintf('player %d, value %d\n', player, score);
    show(board);
    player = -player;
end
wins(board)
