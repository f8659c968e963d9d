% The first element of what may be empty, where something is computed of it at once.
1;
function x = column (n)
  x = mod ((1:n)' * 7, 5) - 1;
end
function joined (x)
  w = (1:numel (x))';
  x = [w(1); x];
  disp (x')
end
function added (x)
  w = 1:numel (x);
  y = w(1) + 1;
  disp (y)
end
function scaled (x)
  w = 1:numel (x);
  y = -(w(end) * 2);
  disp (y)
end
function named (x)
  w = 1:numel (x);
  y = [w(1)];
  z = y;
  disp (x(z))
end
function counted (x)
  w = 1:numel (x);
  for k = 1:w(1)
    disp (k)
  end
end
function found (x)
  p = find (x > 0);
  y = [p(1); x];
  z = p(1) + 1;
  disp (y'), disp (z)
end
function again (x)
  [~, p] = sort (x);
  y = p(1) - 1;
  disp (x(y + 1))
end
for k = 0:3
  x = column (k);
  try, joined (x); catch e, disp (e.message), end
  try, added (x); catch e, disp (e.message), end
  try, scaled (x'); catch e, disp (e.message), end
  try, named (x); catch e, disp (e.message), end
  try, counted (x); catch e, disp (e.message), end
  try, found (x); catch e, disp (e.message), end
  try, again (x); catch e, disp (e.message), end
end
