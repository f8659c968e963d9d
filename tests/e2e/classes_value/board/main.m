b = Board ();
b
b = b.play (2, 2).play (1, 1).play (1, 3);
b
b.winner
try, b.play (1, 1); catch e, disp (e.message), end
c = b;
c = c.play (3, 3).play (3, 1);
c.winner, c.full
c == b, b == b
[d, r, k] = c.first ();
[r, k]
d
while ! d.full
  d = d.first ();
end
d.moves
disp (d)
games = {b, c, d};
cellfun (@(g) g.winner, games)
try, Board.SIGNS, catch e, disp (e.message), end
