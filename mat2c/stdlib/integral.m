function q = integral (f, a, b, varargin)
  % Numerical integration of a vectorised or (ArrayValued) any function.
  if (nargin < 3 || mod (numel (varargin), 2) != 0)
    print_usage ();
  end
  if (ischar (f))
    f = str2func (f);
  elseif (! (is_function_handle (f) || isa (f, "inline")))
    error ("feval: first argument must be a string, inline function, or a function handle");
  end
  waypoints = [];
  arrayvalued = false;
  abstol = 1e-10;
  reltol = 1e-6;
  for k = 1:2:numel (varargin)
    if (! ischar (varargin{k}))
      error ("integral: property PROP must be a string");
    end
    switch (lower (varargin{k}))
      case "reltol"
        reltol = varargin{k+1};
      case "abstol"
        abstol = varargin{k+1};
      case "waypoints"
        waypoints = varargin{k+1}(:);
      case "arrayvalued"
        arrayvalued = varargin{k+1};
      otherwise
        error ("integral: unknown property '%s'", varargin{k});
    end
  end
  if (arrayvalued)
    q = quadv (f, a, b, abstol);
    return;
  end
  tol = [abstol, reltol];
  general = ! isempty (waypoints) || any (cellfun (@iscomplex, {a, b, f(a), f(b)}));
  if (! general)
    try
      q = quadcc (f, a, b, tol);
    catch err
      general = strcmp (err.message, "quadcc: integrand F must return a single, real-valued vector");
      if (! general)
        rethrow (err);
      end
    end
  end
  if (general)
    q = quadgk (f, a, b, "AbsTol", abstol, "RelTol", reltol, "Waypoints", waypoints);
  end
end
