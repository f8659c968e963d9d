function P = perms (v)
  % All permutations of the elements of v, one a row, in reverse lexicographic order.
  if (nargin < 1)
    print_usage ();
  end
  v = v(:).';
  if (isnumeric (v) || ischar (v))
    v = sort (v);
  end
  n = numel (v);
  if (n == 0)
    P = reshape (v, 1, 0);
    return;
  end
  P = resize (v, factorial (n), n);
  at = 1;
  for k = 2:n
    m = rows (at);
    grown = zeros (k * m, k);
    for first = k:-1:1
      rest = [1:first-1, first+1:k];
      here = (k - first) * m;
      grown(here+1:here+m, 1) = first;
      grown(here+1:here+m, 2:k) = reshape (rest(at), m, k - 1);
    end
    at = grown;
  end
  P(:) = v(at);
end
