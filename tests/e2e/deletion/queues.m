% Elements are taken from the front in loops while others are added behind.
function queues
  numbers (1);
  numbers ([3 1 2]);
  numbers ([]);
  again ();
  columns_too ();
  classes ();
  matrices ();
  copied ();
  told (4);
  told (0);
  in_cells ();
  outputs ([5 4 3]);
end

function numbers (q)
  % more is added than taken, then all is taken
  s = 0; most = 0;
  for k = 1:40
    q(end + 1) = k; q(end + 1) = mod (k * 7, 5);
    s = mod (s * 31 + q(1), 1000003);
    q(1) = [];
    most = max (most, numel (q));
  end
  while ~isempty (q)
    s = mod (s * 31 + q(1) + q(end), 1000003);
    q(1) = [];
  end
  printf ("%d %d %d %d\n", s, most, size (q));
end

function again ()
  % a new queue each time, of other lengths; some end while there is something
  for n = [3 1 0 5 2]
    q = 1:n;
    q(end + 1) = n;
    steps = 0;
    while numel (q) > 1
      steps = steps + 1;
      first = q(1); q(1) = [];
      if mod (first, 3) == 1 && steps < 30
        q = [q, first + 1, first + 2];
      end
      if steps == 9, break; end
    end
    printf ("%d:", n); printf (" %d", q); printf (" (%d)\n", steps);
  end
end

function columns_too ()
  q = zeros (0, 1);
  for k = 1:12
    q(end + 1, 1) = k * k;
    q(end + 1, 1) = -k;
    q(1) = [];
  end
  printf ("%d ", q, size (q)); printf ("\n");
  r = (1:6)';
  while numel (r) > 2
    r(1) = [];
    r(1) = r(1) + 10;
  end
  printf ("%d ", r, size (r)); printf ("\n");
end

function classes ()
  b = true (1, 3); c = 'abc'; i = int32 ([1 2 3]); z = [1i 2 3];
  for k = 1:20
    b(end + 1) = mod (k, 3) == 0; b(1) = [];
    c(end + 1) = 'a' + k; c(1) = [];
    i(end + 1) = k; i(1) = [];
    z(end + 1) = k - 1i; z(1) = [];
  end
  disp (b), disp (c), disp (i), disp (z)
end

function matrices ()
  % columns in front of a matrix, and rows
  A = zeros (2, 0);
  for k = 1:15
    A(:, end + 1) = [k; -k]; A(:, end + 1) = [k; 0];
    A(:, 1) = [];
  end
  disp (A(:, 1:3)), disp (size (A))
  B = zeros (0, 2);
  for k = 1:15
    B(end + 1, :) = [k, -k]; B(end + 1, :) = [k, 0];
    B(1, :) = [];
  end
  disp (B(1:3, :)), disp (size (B))
end

function copied ()
  % others that have the elements keep them
  q = 1:4; old = q; total = 0;
  for k = 1:6
    before = q;
    q(1) = [];
    q(end + 1) = before(1) * 2;
    total = total + sum (before .* q) + max (q) + total_of (q, k);
    if k == 3, old = q; end
    q(2) = q(2) + 1;
  end
  printf ("%d ", total, q, old, before); printf ("\n");
end

function t = total_of (v, k)
  t = sum (v) * k;
  v(1) = [];
  t = t + numel (v);
end

function told (n)
  % there may be nothing to take
  q = 1:2;
  for k = 1:n
    try
      q(1) = [];
      printf ("%d left\n", numel (q));
    catch err
      disp (err.message);
      q = [7 8 9];
    end
  end
  disp (q)
end

function in_cells ()
  q = {[1 1]}; seen = zeros (4); n = 0;
  while ~isempty (q)
    p = q{1}; q(1) = [];
    if p(1) > 4 || p(2) > 4 || seen(p(1), p(2)), continue; end
    n = n + 1; seen(p(1), p(2)) = n;
    q{end + 1} = [p(1) + 1, p(2)]; q{end + 1} = [p(1), p(2) + 1];
  end
  disp (seen)
  t = {'a'};
  for k = 1:5
    t{end + 1} = [t{1}, char('a' + k)]; t{end + 1} = char ('z' - k);
    t(1) = [];
  end
  printf ("%s ", t{:}); printf ("\n");
end

function outputs (q)
  [a, b] = given (q);
  disp (a), disp (b)
  disp (rest_of (q, 2))
end

function [q, s] = given (q)
  s = 0;
  while numel (q) > 1
    s = s * 10 + q(1);
    q(1) = [];
  end
end

function q = rest_of (q, n)
  for k = 1:n
    q(1) = [];
    q(end + 1) = k;
  end
end
