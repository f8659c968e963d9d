function z = __trapezoids__ (who, running, y, x, dim)
  % What trapz and cumtrapz share; a DIM of [] is the first that is longer than 1.
  sz = size (y);
  if (isempty (dim))
    dim = find (sz > 1, 1);
    if (isempty (dim))
      dim = 1;
    end
  elseif (! isscalar (dim) || dim != fix (dim) || dim < 1 || dim > numel (sz))
    error ("trapz: DIM must be an integer and a valid dimension");
  end
  n = sz(dim);
  nothing = ! running && isempty (y) && (isvector (y) || isequal (sz, [0, 0]));
  folded = [prod(sz(1:dim-1)), n, prod(sz(dim+1:end))];
  y = reshape (y, folded);
  half = 0.5;
  h = 1;
  if (isscalar (x))
    half *= x;
  elseif (isvector (x))
    if (numel (x) != n)
      error ("%s: length of X and length of Y along DIM must match", who);
    end
    h = reshape (diff (x), 1, max (n - 1, 0));
  elseif (isequal (size (x), sz))
    h = diff (reshape (x, folded), 1, 2);
  else
    error ("%s: X and Y must have same shape", who);
  end
  area = h .* (y(:,1:n-1,:) + y(:,2:n,:));
  if (running && n > 0)
    sum_so_far = cumsum (area, 2);
    z = reshape (half * cat (2, zeros (folded(1), 1, folded(3)), sum_so_far), sz);
  elseif (nothing)
    z = half * sum (area(:));
  else
    sz(dim) = 1;
    z = reshape (half * sum (area, 2), sz);
  end
end
