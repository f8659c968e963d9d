% "Define Event-Specific Data", "Validate Property Values"
%#dialect matlab
b = Board(); log = {}; L = addlistener(b,'GameOver',@(s,e) assert(e.Who=='X'));
assert(b.play(1,1)); b.play(2,1); b.play(1,2); b.play(2,2);
assert(b.winner()=='.'); b.play(1,3);
assert(b.winner=='X');
assert(~b.play(1,1));
assert(nnz(b)==5);
c = Board.fromString(["X.O" "..." "..."]);
assert(c.grid(1,1)=='X' && c.grid(1,3)=='O'); b2 = Board(4);
assert(isequal(size(b2.grid),[4 4]));
try, Board(-1); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:validators:mustBePositive')); end
disp('passed')
