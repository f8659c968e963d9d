function [q, err] = integral (f, a, b, varargin)
  % Numerical integration of a vectorised or (ArrayValued) any function.
  if (nargin < 3 || mod (numel (varargin), 2) != 0)
    print_usage ();
  end
  if (! is_function_handle (f))
    error ("integral: F must be a function handle");
  end
  waypoints = [];
  arrayvalued = false;
  abstol = 1e-10;
  for k = 1:2:numel (varargin)
    switch (lower (varargin{k}))
      case {"reltol", "abstol"}
      case "waypoints"
        waypoints = varargin{k+1}(:);
      case "arrayvalued"
        arrayvalued = varargin{k+1};
      otherwise
        error ("integral: unknown option \"%s\"", varargin{k});
    end
  end
  if (arrayvalued)
    q = quadv (f, a, b, 1e-10);
    err = abstol;
  else
    [q, err] = __kronrod__ (f, a, b, 1e-15, 1e-13, waypoints);
  end
end
