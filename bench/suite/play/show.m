function show(board)
% SHOW  Print a board with letters.
marks = 'o.x';
disp(marks(board + 2));
fprintf('\n');
