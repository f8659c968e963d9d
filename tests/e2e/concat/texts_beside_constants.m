1;
function q (n)
  % Texts beside constants, of lengths that only the run knows.
  s = repmat ('ab', 1, n);
  x = 1:n;
  disp (['<', s, '>'])
  disp ([s '=' s(end:-1:1) '; a longer constant than sixteen'])
  disp (size (['' s]))
  disp (size ([s, '']))
  t = '';
  for k = 1:n
    t = [t, 'k', char(96 + k), ' '];
  end
  disp (t)
  u = ['a', 64 + x, "z"];
  disp (u)
  v = ['ab'; s(1:2)];
  disp (v)
  w = [s(1:2); 'cd'; 'ef'];
  disp (w)
  y = ['x'; s(1:n)'];
  disp (y')
  class (["a", int8(n) + 70])
  try
    z = [s; 'abc'];
    disp (size (z))
  catch e
    disp (e.message)
  end
  disp (double (['\n' "\n" s(1)]))
end
q (2);
q (3);
try, q (1), catch e, disp (e.message), end
try, q (0), catch e, disp (e.message), end
