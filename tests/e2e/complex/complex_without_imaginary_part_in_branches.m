% what complex gives stays complex where it meets real values: in try, loops, branches, cells, globals
1;
function x = in_try (x)
  try
    x = complex (x, 0);
  catch
  end
end
function x = in_while (x, n)
  while n > 0
    x = complex ([1 2], 0);
    n = n - 1;
  end
end
function x = in_branch (x, c)
  if c
    x = complex (x, 0 * x);
  else
    x = x .^ 0.5;
  end
end
function c = in_cell (x, n)
  c = cell (1, n);
  for k = 1:n
    if mod (k, 2)
      c{k} = complex (x, 0);
    else
      c{k} = x + k;
    end
  end
end
function set_it (x, c)
  global it
  it = x;
  if c, it = complex (x, 0); end
end
function r = get_it ()
  global it
  r = [iscomplex(it), isreal(it)];
end
function [a, b] = parts (w, n)
  a = w;
  for k = 1:n
    a = a .* w - 1;
  end
  b = [w, n];
  b(1) = 1;
end
printf ('%d %d\n', iscomplex (in_try ([1 2])), iscomplex (in_while ([3 4], 1)));
printf ('%d %d\n', iscomplex (in_try (1)), iscomplex (in_while ([3 4], 0)));
printf ('%d %d %d\n', iscomplex (in_branch ([4 9], true)), iscomplex (in_branch ([4 9], false)), iscomplex (in_branch ([-4 9], false)));
x = in_branch ([4 9], true)
x = in_branch ([4 9], false)
disp (cellfun (@iscomplex, in_cell ([1 2], 3)))
set_it ([1 2], true), disp (get_it ())
set_it ([1 2], false), disp (get_it ())
[a, b] = parts ([1+2i, 3], 2)
[a, b] = parts ([1i, -1i], 1)
[a, b] = parts (2i, 1)
