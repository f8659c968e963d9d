function [p, q, r, s, cc, rr] = dmperm (A)
  % A largest matching of columns with rows, or the permutations of Dulmage and Mendelsohn to block triangles.
  if (nargin != 1)
    print_usage ();
  end
  if (! (isnumeric (A) || islogical (A)))
    error ("octave_base_value::sparse_complex_matrix_value(): wrong type argument '%s'", typeinfo (A));
  end
  A = A != 0;
  [row, col] = __matching__ (A);
  if (nargout < 2)
    p = row;
    return;
  end
  [m, n] = size (A);
  % columns that unmatched columns reach, and rows that unmatched rows reach
  wide = reached (A, find (row == 0), col);
  tall = reached (A.', find (col == 0), row);
  wide_rows = row(wide(row(wide) > 0));
  tall_cols = col(tall(col(tall) > 0));
  middle = setdiff (find (row > 0), [wide, tall_cols]);
  [blocks, edges] = components (A(row(middle),middle));
  middle = middle(blocks);
  matched = wide(row(wide) > 0);
  free_cols = wide(row(wide) == 0);
  free_rows = tall(col(tall) == 0);
  q = [free_cols, matched, middle, tall_cols];
  p = [wide_rows, row(middle), row(tall_cols), free_rows];
  a = numel (matched);
  b = numel (middle);
  c = numel (tall_cols);
  cc = cumsum ([1, numel(free_cols), a, b, c]);
  rr = cumsum ([1, a, b, c, numel(free_rows)]);
  r = rr(2) + edges;
  s = cc(3) + edges;
  if (cc(3) > 1)
    r = [1, r];
    s = [1, s];
  end
  if (rr(5) > rr(3))
    r(end+1) = m + 1;
    s(end+1) = n + 1;
  end
end
function list = reached (A, list, partner)
  % Columns that alternating paths lead to from those in the list.
  seen = false (1, columns (A));
  seen(list) = true;
  k = 1;
  while (k <= numel (list))
    near = partner(A(:,list(k)));
    near = unique (near(near > 0));
    near = near(! seen(near));
    seen(near) = true;
    list = [list, near(:)'];
    k += 1;
  end
end
function [order, edges] = components (A)
  % The strong components of a square matrix, in an order in which it is a block upper triangle.
  n = rows (A);
  late = finished (A, 1:n, false (1, n));
  order = [];
  edges = 0;
  seen = false (1, n);
  for k = flip (late)
    if (! seen(k))
      part = finished (A.', k, seen);
      seen(part) = true;
      order = [part, order];
      edges = [0, edges + numel(part)];
    end
  end
end
function order = finished (A, starts, seen)
  % Columns in the order in which a search in depth leaves them.
  order = [];
  for start = starts
    if (seen(start))
      continue;
    end
    seen(start) = true;
    stack = start;
    while (! isempty (stack))
      near = find (A(:,stack(end)))';
      near = near(! seen(near));
      if (isempty (near))
        order(end+1) = stack(end);
        stack(end) = [];
      else
        seen(near(1)) = true;
        stack(end+1) = near(1);
      end
    end
  end
end
