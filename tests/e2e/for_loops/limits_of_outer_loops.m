% Limits of inner loops that are calculated from what outer loops count.
function limits_of_outer_loops
  triangles (7);
  triangles (1);
  chains (9);
  constant ();
  shrunk (5);
  steps (6);
  far ();
  reassigned (4);
  doubled (3, 3);
  doubled (2.5, 2);
  doubled (-1, 2);
end

function triangles (n)
  T = zeros (n); s = 0;
  for L = 1:n
    for i = 1:n - L + 1
      j = i + L - 1;
      T(i, j) = L;
      for k = i:j - 1
        T(i, j) = T(i, j) + T(i, k) * T(k + 1, j);
      end
    end
  end
  disp (T)
  for k = n:-1:1
    for i = k:-2:1, s = s * 3 + i; s = mod (s, 1e6); end
    for i = k - 3:n - k, s = s + i; end
  end
  disp (s)
end

function chains (n)
  p = mod ((1:n + 1) * 37, 50) + 5;
  M = zeros (n); S = M;
  for L = 2:n
    for i = 1:n - L + 1
      j = i + L - 1;
      M(i, j) = Inf;
      for k = i:j - 1
        q = M(i, k) + M(k + 1, j) + p(i) * p(k + 1) * p(j + 1);
        if q < M(i, j), M(i, j) = q; S(i, j) = k; end
      end
    end
  end
  printf ("%d %d\n", M(1, n), S(1, n));
end

function constant ()
  c = 0; v = 1:20;
  for a = 2:5
    for b = a * a:2 * a + 10
      if b <= 20, c = c + v(b); end
      for d = b - a:b, c = c + v(d); end
    end
    for b = a:-1:2 - a, c = c + b; end
  end
  disp (c)
end

function shrunk (n)
  % there may be no round
  for a = 1:n
    r = 0;
    for b = 1:2 * (3 - a), r = r + b; end
    for b = a:3, r = r + 100 * b; end
    for b = 3 - a:-1:1, r = r + 1000 * b; end
    printf ("%d ", r);
  end
  printf ("\n");
end

function steps (n)
  s = [];
  for a = 1:2:n
    for b = a:a:3 * a
      for c = b:-a:0
        s(end + 1) = a * 100 + b * 10 + c;
      end
    end
  end
  printf ("%d ", s); printf ("\n");
end

function far ()
  % numbers that doubles just hold, and loops that are left
  for a = 2 ^ 52:2 ^ 52 + 2
    for b = a:a + 1
      printf ("%d ", b - 2 ^ 52, mod (b, 7));
    end
    c = a * 4;
    printf ("%g ", c + 1);
  end
  printf ("\n");
  for a = 1:1e15
    if a > 3, break; end
    for b = a * 1e3:a * 1e3 + 1
      for d = b * 1e6:b * 1e6 + 1
        printf ("%d ", d * 1e3 + 1);
      end
    end
  end
  printf ("\n");
end

function reassigned (n)
  for a = 1:n
    m = a;
    for b = 1:m
      m = m + b * 10;
      a = a + 1;
    end
    printf ("%d %d %d, ", a, b, m);
  end
  printf ("\n");
end

function doubled (n, m)
  x = zeros (1, 12);
  for a = 1:n
    for b = 1:2 * a
      j = a + b;
      x(j) = x(j) + m * a + b;
      for c = n:a, x(j) = x(j) + c; end
    end
  end
  disp (x)
end
