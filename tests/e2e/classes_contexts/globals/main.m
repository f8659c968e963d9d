global G H
G = Val (1);
H = Hnd (1);
function use ()
  global G H
  G = G.add (10);
  H.add (10);
  G.list{2} = 'g';
end
use ();
G, H.n, numel (G.list)
use ();
G, H.n
clear G
global G
G
x = G;
x.n = 0;
G
G.n *= 2;
G
