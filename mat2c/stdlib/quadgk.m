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
    if (! isempty (varargin{1}))
      abstol = varargin{1};
      reltol = 0;
    end
  else
    for k = 1:2:numel (varargin)
      switch (lower (varargin{k}))
        case "reltol"
          reltol = varargin{k+1};
        case "abstol"
          abstol = varargin{k+1};
        case "waypoints"
          waypoints = varargin{k+1}(:);
        case "maxintervalcount"
        case "arrayvalued"
          arrayvalued = varargin{k+1};
        otherwise
          error ("quadgk: unknown property '%s'", varargin{k});
      end
    end
  end
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
