function L = del2 (M, varargin)
  % Discrete Laplacian, divided by twice the number of dimensions.
  if (nargin < 1)
    print_usage ();
  end
  nd = ndims (M);
  if (numel (varargin) > 1 && numel (varargin) != nd)
    print_usage ();
  end
  sz = size (M);
  h = cell (1, nd);
  for k = 1:nd
    h{k} = ones (sz(k), 1);
  end
  if (numel (varargin) == 1 && isscalar (varargin{1}))
    for k = 1:nd
      h{k} = h{k} * varargin{1};
    end
  elseif (numel (varargin) >= 2)
    order = [2, 1, 3:nd];
    for k = 1:numel (varargin)
      if (! (isscalar (varargin{k}) || isvector (varargin{k})))
        error ("del2: spacing element %d must be a scalar or vector", order(k));
      elseif (! isscalar (varargin{k}) && numel (varargin{k}) != sz(order(k)))
        error ("del2: number of elements in spacing vector %d does not match dimension %d of M", order(k), order(k));
      elseif (isscalar (varargin{k}))
        h{order(k)} = h{order(k)} * varargin{k};
      else
        h{order(k)} = diff (varargin{k}(:));
      end
    end
  end
  used = 0;
  L = zeros (sz);
  for k = 1:nd
    if (sz(k) >= 3)
      used = used + 1;
      perm = [k, 1:k-1, k+1:nd];
      x = permute (M, perm);
      sx = size (x);
      x = reshape (x, sz(k), []);
      L = L + ipermute (reshape (second (x, h{k}), sx), perm);
    end
  end
  L = L ./ nd;
  if (isvector (M) && nd == 2)
    L = L * 2 / 2;
  end
end
function y = second (x, h)
  n = rows (x);
  y = zeros (size (x));
  left = h(1:n-2);
  right = h(2:n-1);
  y(2:n-1,:) = ((x(3:n,:) - x(2:n-1,:)) ./ right - (x(2:n-1,:) - x(1:n-2,:)) ./ left) ./ (left + right);
  if (n > 3)
    y(1,:) = y(2,:) - (left(1) + right(1)) / (left(2) + right(2)) * (y(3,:) - y(2,:));
    y(n,:) = y(n-1,:) + (y(n-1,:) - y(n-2,:));
  else
    y(1,:) = y(2,:);
    y(n,:) = y(2,:);
  end
end
