% random numbers one by one and in arrays come in the order of the program
function drawn_one_by_one
  for how = {'twister', 'seed'}
    rand (how{1}, 42); randn (how{1}, 42);
    walk (200)
    n = 3;
    x = rand (n, 2); y = rand (1, 4) - rand (4, 1)'; z = rand (n); w = rand ([2 3]);
    printf ('%.6f ', x, y, z, w, randn (2, n), rand (size (x))); printf ('\n');
    printf ('%d ', randi (10, 1, 12), randi ([-3 3], 2, n), randi (n), randi ([5 5]), randi (2 * n)); printf ('\n');
    disp (size (rand (0, 3))); disp (size (rand (n - 4, 2))); disp (size (randi (4, 0, n)));
    rand (); randn (); randi (9);
    printf ('%.6f %.6f\n', rand (), rand () - rand ());
    v = 0; for k = 1:5, v(k) = rand; end, printf ('%.6f ', v); printf ('\n');
    a = randi ([0 1], 1, 20, 'uint8'); disp (class (a)); disp (sum (a));
    s = rand (2, 'single'); disp (class (s)); printf ('%.6f ', s); printf ('\n');
    i = randi (int8 (100)); disp (class (i)); printf ('%d\n', i);
    c = rand (2, 2, 2); printf ('%.6f ', c); printf ('\n');
    shuffle (6)
  end
  try, randi (0), catch e, disp (e.message), end
  try, randi ([3 1]), catch e, disp (e.message), end
  try, randi (2.5), catch e, disp (e.message), end
  try, m = 0; for k = 1:3, m = m + randi (2 - k); end, catch e, disp (e.message), end
end

function walk (n)
  p = [0 0]; inside = 0; t = 0;
  for k = 1:n
    d = randi (4);
    switch d
      case 1, p(1) = p(1) + 1;
      case 2, p(1) = p(1) - 1;
      case 3, p(2) = p(2) + 1;
      otherwise, p(2) = p(2) - 1;
    end
    inside = inside + (rand^2 + rand^2 < 1);
    t = t + (2 * (rand < 0.5) - 1) + randn;
  end
  printf ('%d %d %d %.8f\n', p, inside, t);
end

function shuffle (n)
  x = 1:n;
  for k = n:-1:2
    j = randi (k);
    x([k j]) = x([j k]);
  end
  printf ('%d ', x); printf ('\n');
end
