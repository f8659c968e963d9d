function y = movfun (fcn, x, wlen, varargin)
  % Applies a function to windows that move along a dimension of x.
  if (nargin < 3)
    print_usage ();
  end
  dim = outdim = points = [];
  ends = "shrink";
  for k = 1:2:numel (varargin)
    name = varargin{k};
    if (! ischar (name))
      error ("movfun: non-string for Parameter name or Switch");
    elseif (! any (strcmpi (name, {"dim", "endpoints", "nancond", "outdim", "sample points"})))
      error ("movfun: argument '%s' is not a valid parameter", toupper (name));
    elseif (k == numel (varargin))
      error ("Octave:index-out-of-bounds", "varargin(%d): out of bound %d (dimensions are 1x%d)", k + 1, k, k);
    end
    value = varargin{k+1};
    __moving_check__ (x, tolower (name), value);
    switch (tolower (name))
      case "dim"
        dim = value;
      case "outdim"
        outdim = value;
      case "endpoints"
        ends = value;
      case "sample points"
        points = value;
    end
  end
  y = __moving__ (fcn, x, wlen, dim, outdim, ends, points);
end
