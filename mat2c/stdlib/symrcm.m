function p = symrcm (S)
  % The reverse order of Cuthill and McKee, from the ends of the parts of the graph.
  if (nargin != 1)
    print_usage ();
  end
  if (! (isnumeric (S) || islogical (S)))
    error ("octave_base_value::sparse_complex_matrix_value(): wrong type argument '%s'", typeinfo (S));
  end
  n = rows (S);
  if (columns (S) != n)
    error ("symrcm: S must be a square matrix");
  end
  G = (S != 0) | (S.' != 0);
  G(1:n+1:end) = false;
  degree = full (sum (G, 1));
  p = [];
  left = true (1, n);
  while (any (left))
    candidates = find (left);
    [~, k] = min (degree(candidates));
    start = candidates(k);
    depth = 0;
    while (true)
      [order, level] = broad (G, degree, start);
      if (level(end) <= depth)
        break;
      end
      depth = level(end);
      last = order(level == depth);
      [~, k] = min (degree(last));
      start = last(k);
    end
    p = [p, order];
    left(order) = false;
  end
  p = flip (p);
end
function [order, level] = broad (G, degree, start)
  % Breadth first, neighbours of few neighbours before others.
  seen = false (1, rows (G));
  seen(start) = true;
  order = start;
  level = 0;
  k = 1;
  while (k <= numel (order))
    near = find (G(:,order(k)))';
    near = near(! seen(near));
    [~, by] = sort (degree(near));
    order = [order, near(by)];
    level = [level, repmat(level(k) + 1, 1, numel (near))];
    seen(near) = true;
    k += 1;
  end
end
