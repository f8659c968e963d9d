function value = lsode_options (varargin)
  % Lists, reads or sets options of lsode.
  persistent options;
  if (isempty (options))
    options = {"absolute tolerance", sqrt(eps)
               "relative tolerance", sqrt(eps)
               "integration method", "stiff"
               "initial step size", -1
               "maximum order", -1
               "maximum step size", -1
               "minimum step size", 0
               "step limit", 100000};
  end
  if (nargin > 2)
    print_usage ();
  end
  [found, options] = __solver_options__ ("lsode_options", "LSODE", options, varargin);
  if (nargin == 1 && ! isempty (found))
    value = found;
  end
end
