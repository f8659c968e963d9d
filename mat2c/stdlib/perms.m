function P = perms (v, opt)
  % All permutations of the elements of v, the last in order first.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to perms");
  end
  was_cell = iscell (v);
  n = numel (v);
  idx = 1;
  if (n == 0)
    P = reshape (v, 1, 0);
    return;
  end
  % rows in reverse lexicographic order of positions
  for j = 2:n
    m = rows (idx);
    next = zeros (m * j, j);
    for k = 1:j
      first = j - k + 1;
      rest = [1:first-1, first+1:j];
      block = rest(idx);
      next((k-1)*m+1:k*m,:) = [first * ones(m, 1), reshape(block, m, j-1)];
    end
    idx = next;
  end
  v = v(:).';
  P = reshape (v(idx), size (idx));
  if (nargin > 1 && strcmp (opt, "unique") && ! was_cell)
    P = flipud (unique (P, "rows"));
  end
end
