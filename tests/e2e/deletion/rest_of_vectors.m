% x(2:end) of vectors in loops is the vector without its first element.
function rest_of_vectors
  rows (6);
  columns (4);
  classes ();
  tokens ([3 1 2 5 1 1 0 9]);
  few ();
  kept ([4 5 6]);
end

function rows (n)
  q = 1; s = 0; steps = 0;
  while ~isempty (q)
    u = q(1); q = q(2:end);
    s = mod (s * 7 + u, 10007); steps = steps + 1;
    if u < n, q = [q, 2 * u, 2 * u + 1]; end
  end
  printf ("%d %d ", s, steps, size (q)); printf ("\n");
  r = 1:n;
  while numel (r) >= 1
    printf ("%d ", r(1)); r = r(2:end);
    if numel (r) == 2 && r(1) < 20, r(end + 1) = 40; r = r(2:numel (r)); r(1) = 30; end
  end
  disp (size (r))
end

function columns (n)
  q = (1:n)';
  while length (q) > 0
    printf ("%d ", q(1)); q = q(2:end);
    if mod (numel (q), 2) == 1, q(1) = q(1) + 10; end
  end
  disp (size (q))
end

function classes ()
  c = 'abcd'; b = [true false true]; i = int8 (1:3); z = [1i 2 3i]; l = {1, 'two', 3};
  while ~isempty (c), printf ("%s|", c); c = c(2:end); end, disp (size (c))
  while ~isempty (b), printf ("%d|", b); b = b(2:end); end, disp (class (b))
  while ~isempty (i), printf ("%d|", i); i = i(2:end); end, disp (class (i))
  while ~isempty (z), printf ("%g|", abs (z)); z = z(2:end); end, disp (class (z))
  while ~isempty (l), disp (l{1}); l = l(2:end); end, disp (size (l))
end

function tokens (t)
  total = 0;
  while numel (t) > 1
    n = t(1); t = t(2:end);
    if n > 2, total = total + 100 * t(1); t = t(2:end); else, total = total + n; end
  end
  printf ("%d %d\n", total, numel (t));
end

function few ()
  x = 5; x = x(2:end); disp (size (x)); x = x(2:end); disp (size (x))
  y = zeros (0, 1); y = y(2:end); disp (size (y))
  z = ones (2, 3); z = z(2:end); disp (size (z))
  w = zeros (1, 0);
  for k = 1:3, w = w(2:end); disp (size (w)); w = [w, k, k]; end
end

function kept (x)
  t = 0;
  for k = 1:2
    r = x(2:end);
    t = t + sum (r) + x(1); x = [r, k];
  end
  printf ("%d ", t, x, r); printf ("\n");
end
