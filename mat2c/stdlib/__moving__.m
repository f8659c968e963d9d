function y = __moving__ (fcn, x, wlen, dim, outdim, ends, points)
  % Applies a function to windows that move along a dimension of x: to all full ones at once, as the columns
  % of a matrix, and to each that reaches beyond the ends alone.
  if (isempty (dim))
    dim = __first_dim__ (x);
  end
  if (! isempty (points))
    y = at_points (fcn, x, wlen, dim, points(:));
    return;
  end
  n = size (x, dim);
  [full_ones, C, pre, post, win] = movslice (n, wlen);
  order = [dim, 1:dim-1, dim+1:max(ndims (x), dim)];
  shape = size (permute (x, order));
  x = reshape (permute (x, order), n, []);
  parts = numel (fcn (zeros (numel (win), 1)));
  if (isempty (outdim))
    outdim = 1:parts;
  elseif (max (outdim) > parts)
    error ("Octave:invalid-input-arg", "movfun: output dimension OUTDIM (%d) is larger than largest available dimension (%d)", max (outdim), parts);
  end
  y = zeros (n, columns (x), numel (outdim));
  edges = [pre, post];
  if (strcmpi (ends, "discard"))
    edges = [];
  end
  for j = 1:columns (x)
    column = x(:,j);
    for i = edges
      r = fcn (window (column, i + win, n, ends));
      y(i,j,:) = r(outdim);
    end
    if (! isempty (C))
      r = fcn (column(full_ones));
      if (parts > 1)
        r = reshape (r, numel (C), parts);
        y(C,j,:) = reshape (r(:,outdim), numel (C), 1, []);
      else
        y(C,j) = r;
      end
    end
  end
  if (strcmpi (ends, "discard"))
    y = y(C,:,:);
    n = shape(1) = numel (C);
  end
  if (numel (outdim) == 1)
    y = permute (reshape (y, shape), order);
  elseif (columns (x) == 1)
    y = reshape (y, n, []);
  end
end
function w = window (column, at, n, ends)
  % The elements of a window that reaches beyond the ends.
  inside = at >= 1 & at <= n;
  if (! ischar (ends))
    w = repmat (ends, numel (at), 1);
    w(inside) = column(at(inside));
    return;
  end
  switch (tolower (ends))
    case "shrink"
      w = column(at(inside));
    case "fill"
      w = NaN (numel (at), 1);
      w(inside) = column(at(inside));
    case "periodic"
      w = column(mod (at - 1, n) + 1);
    case "same"
      w = column(min (max (at, 1), n));
  end
end
function y = at_points (fcn, x, wlen, dim, at)
  % Windows of samples taken at some points: what is nearer than half of WLEN, or from WLEN(1) before to WLEN(2) behind.
  [x, back] = __as_columns__ (x, dim);
  if (numel (at) != rows (x))
    error ("movfun: SamplePoints must be as many as the elements along the dimension");
  end
  y = zeros (size (x));
  for i = 1:rows (x)
    near = at >= at(i) - wlen(1) & at <= at(i) + wlen(end);
    if (isscalar (wlen))
      near = at >= at(i) - wlen / 2 & at < at(i) + wlen / 2;
    end
    for j = 1:columns (x)
      y(i,j) = fcn (x(near,j));
    end
  end
  y = __from_columns__ (y, back);
end
