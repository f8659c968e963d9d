function [q, err] = integral (f, a, b, varargin)
  % Numerical integration of a vectorised or (ArrayValued) any function.
  if (nargin < 3 || mod (numel (varargin), 2) != 0)
    print_usage ();
  end
  if (ischar (f))
    f = str2func (f);
  elseif (! is_function_handle (f))
    error ("feval: first argument must be a string, inline function, or a function handle");
  end
  waypoints = [];
  arrayvalued = false;
  abstol = 1e-10;
  for k = 1:2:numel (varargin)
    if (! ischar (varargin{k}))
      error ("integral: property PROP must be a string");
    end
    switch (lower (varargin{k}))
      case {"reltol", "abstol"}
        if (! isscalar (varargin{k+1}))
          error ("quadcc: TOL must be a 1- or 2-element vector [AbsTol, RelTol]");
        elseif (! (varargin{k+1} >= 0))
          error ("quadcc: absolute tolerance must be >=0");
        end
      case "waypoints"
        waypoints = varargin{k+1}(:);
      case "arrayvalued"
        arrayvalued = varargin{k+1};
      otherwise
        error ("integral: unknown property '%s'", varargin{k});
    end
  end
  if (arrayvalued)
    q = quadv (f, a, b, 1e-10);
    err = abstol;
  else
    [q, err] = __kronrod__ (f, a, b, 1e-15, 1e-13, waypoints);
  end
end
