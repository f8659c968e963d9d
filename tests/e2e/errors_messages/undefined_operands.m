% An undefined operand is told before the operands behind it are worked out.
1;
function r = f (x)
  printf ("f called\n"); r = x;
end
function early1 (k)
  x = aa + f (3)
  aa = 3;
end
function early2 (k)
  x = {aa, f(3)}
  aa = 3;
end
function early3 (k)
  for i = 1:3
    x = max (aa, f (3))
    aa = i;
  end
end
function early4 (k)
  for i = 1:3
    if (i > 1), x = max (aa, f (3)), end
    aa = i;
  end
end
function early5 (k)
  s.a = aa(f (1));
  aa = 3;
end
function early6 (k)
  [p, q] = deal (aa, f (1));
  aa = 3;
end
function early7 (k)
  printf ("%d %d\n", aa, f (1));
  aa = 3;
end
function early8 (k)
  aa(f (3)) = bb + f (4);
  bb = 3;
end
for g = {@early1, @early2, @early3, @early4, @early5, @early6, @early7, @early8}
  try, g{1} (3), catch e, disp (e.message), end
end
try, x = zz + f (2), catch e, disp (e.message), end
zz = 3;
x = zz + f (2)
function both (k)
  try, x = {pp, qq'}, catch e, disp (e.message), end
  try, x = pp:qq', catch e, disp (e.message), end
  try, x = struct ('a', pp, 'b', -qq), catch e, disp (e.message), end
  try, x = zeros (2); x(pp, qq') = pp; catch e, disp (e.message), end
  try, x = pp == qq' && k, catch e, disp (e.message), end
  pp = 1; qq = 2;
end
both (1)
