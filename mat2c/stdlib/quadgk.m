function [q, err] = quadgk (f, a, b, varargin)
  % Adaptive Gauss-Kronrod quadrature of a vectorised function; limits may be infinite.
  if (nargin < 3)
    print_usage ();
  end
  abstol = 1e-10;
  reltol = 1e-6;
  waypoints = [];
  arrayvalued = false;
  if (nargin > 3 && ! ischar (varargin{1}))
    if (nargin > 5)
      error ("quadgk: can not pass additional arguments to user function");
    elseif (! isempty (varargin{1}))
      abstol = varargin{1};
      reltol = 0;
    end
    varargin = {};
  end
  if (mod (numel (varargin), 2) != 0)
    error ("quadgk: property/value options must occur in pairs");
  end
  for k = 1:2:numel (varargin)
    if (! ischar (varargin{k}))
      error ("quadgk: property PROP must be a string");
    end
    switch (lower (varargin{k}))
      case "reltol"
        reltol = varargin{k+1};
      case "abstol"
        abstol = varargin{k+1};
      case "waypoints"
        waypoints = varargin{k+1}(:);
      case {"maxintervalcount", "trace"}
      case "arrayvalued"
        arrayvalued = varargin{k+1};
      otherwise
        error ("quadgk: unknown property '%s'", varargin{k});
    end
  end
  if (! (isscalar (abstol) && abstol >= 0))
    error ("quadgk: ABSTOL must be a scalar >=0");
  elseif (! (isscalar (reltol) && reltol >= 0))
    error ("quadgk: RELTOL must be a scalar >=0");
  end
  abstol = real (double (abstol))(1);
  reltol = real (double (reltol))(1);
  if (ischar (f))
    f = str2func (f);
  end
  if (arrayvalued)
    q = quadv (f, a, b, abstol);
    err = abstol;
    return;
  end
  [q, err] = __kronrod__ (f, a, b, abstol, reltol, waypoints);
end
