function B = __resized__ (A, m, limit, varargin)
  % The array with other extents: elements are added where `limit` is not "shrink", and taken away where it is
  % not "grow" (paddata, trimdata, resize).
  opts = __named_arguments__ ({"Dimension", "FillValue", "Pattern", "Side"}, varargin{:});
  if (isfield (opts, "FillValue") && isfield (opts, "Pattern") && ! strcmpi (char (opts.Pattern), "constant"))
    error ("MATLAB:resize:FillValueAndPattern", "FillValue and Pattern cannot be specified together.");
  end
  pattern = chosen (opts, "Pattern", {"constant", "edge", "circular", "flip", "reflect"});
  side = chosen (opts, "Side", {"trailing", "leading", "both"});
  if (isfield (opts, "Dimension"))
    dims = opts.Dimension;
  elseif (isscalar (m))
    dims = min ([find(size (A) != 1, 1), ndims(A) + 1]);
    dims(dims > ndims (A)) = 1;
  else
    dims = 1:numel (m);
  end
  if (isscalar (m))
    m = repmat (m, size (dims));
  end
  B = A;
  for k = 1:numel (dims)
    n = size (B, dims(k));
    if ((n < m(k) && ! strcmp (limit, "shrink")) || (n > m(k) && ! strcmp (limit, "grow")))
      B = along (B, dims(k), places (n, m(k), pattern, side), opts);
    end
  end
end

function word = chosen (opts, name, words)
  word = words{1};
  if (isfield (opts, name))
    word = validatestring (char (opts.(name)), words);
  end
end

function at = places (n, m, pattern, side)
  % The places from which the elements come; those beyond the first or last one are filled.
  switch (side)
    case "trailing"
      first = 1;
    case "leading"
      first = n - m + 1;
    otherwise
      first = 1 - fix ((m - n) / 2);
  end
  at = first:first + m - 1;
  switch (pattern)
    case "edge"
      at = min (max (at, 1), n);
    case "circular"
      at = mod (at - 1, n) + 1;
    case "flip"
      at = mod (at - 1, 2 * n) + 1;
      at(at > n) = 2 * n + 1 - at(at > n);
    case "reflect"
      at = mod (at - 1, max (2 * n - 2, 1)) + 1;
      at(at > n) = 2 * n - at(at > n);
  end
end

function B = along (A, dim, at, opts)
  inside = at >= 1 & at <= size (A, dim);
  from = repmat ({":"}, 1, max (ndims (A), dim));
  from{dim} = at(inside);
  taken = A(from{:});
  if (all (inside))
    B = taken;
    return
  end
  extents = size (A);
  extents(end + 1:dim) = 1;
  extents(dim) = numel (at);
  from{dim} = inside;
  if (isfield (opts, "FillValue"))
    B = repmat (opts.FillValue, extents);
    if (! isempty (taken) && ! iscell (taken) && ! strcmp (class (B), class (taken)))
      B = cast (B, class (taken));
    end
  else
    B = fresh (A, extents);
  end
  B(from{:}) = taken;
end

function B = fresh (A, extents)
  % What elements are that nobody has assigned to.
  if (iscell (A))
    B = cell (extents);
  elseif (isnumeric (A) || islogical (A))
    B = repmat (cast (0, class (A)), extents);
  elseif (ischar (A))
    B = repmat (char (0), extents);
  elseif (isstring (A))
    B = strings (extents);
    B(:) = missing;
  else
    B = repmat (A(1), extents);
    beyond = B(1);
    beyond(3) = beyond;
    B(:) = beyond(2);
  end
end
