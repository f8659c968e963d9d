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
function sometimes1 (k)
  if (k < 0), aa = 1; end
  x = aa + f (3)
end
function sometimes2 (k)
  try, aa = k(5); end
  printf ("%d %d\n", aa, nowhere);
end
function sometimes3 (k)
  for i = 1:k - 3, aa = i; end
  x = {aa, f(1)}
end
function sometimes4 (k, aa)
  x = [aa, f(1)]
end
function sometimes5 (k)
  switch k, case 1, aa = 2; bb = 3; otherwise, bb = 1; end
  x = max (bb, f (2)), x = min (aa, f (3))
end
function sometimes6 (k)
  while (k < 3), aa = k++; end
  if (k > 4), bb = 1; elseif (k > 5), bb = 2; else, aa = 5; end
  x = aa - f (k), x = bb - f (k)
end
function sometimes7 (k)
  do, if (k > 8), aa = 7; end, k += 5; until (k > 9)
  x = aa - f (k)
end
for g = {@sometimes1, @sometimes2, @sometimes3, @sometimes4, @sometimes5, @sometimes6, @sometimes7}
  try, g{1} (3), catch e, disp (e.message), end
end
