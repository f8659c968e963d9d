function m = moment (x, p, varargin)
  % Moment p: about the mean with type "c", of absolute values with "a".
  if (nargin < 2)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)) || isempty (x))
    error ("moment: X must be a non-empty numeric matrix or vector");
  elseif (! (isnumeric (p) && isscalar (p)))
    error ("moment: P must be a numeric scalar");
  end
  type = "";
  dim = __first_dim__ (x);
  if (numel (varargin) == 2 && ! any (cellfun (@ischar, varargin)))
    error ("moment: TYPE must be a string");
  end
  for k = 1:numel (varargin)
    if (ischar (varargin{k}))
      type = varargin{k};
    else
      dim = varargin{k};
      if (! (isscalar (dim) && dim == fix (dim) && dim > 0))
        error ("moment: DIM must be an integer and a valid dimension");
      end
    end
  end
  if (isempty (regexp (type, "r", "once")))
    x = x - mean (x, dim);
  end
  if (any (type == "a"))
    x = abs (x);
  end
  m = sum (x .^ p, dim) / size (x, dim);
end
