function value = lsode_options (name, new)
  % Reads or sets an option of lsode.
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
  if (nargin < 1)
    print_usage ();
  end
  k = find (strncmpi (name, options(:, 1), numel (name)), 1);
  if (isempty (k))
    warning ("lsode_options: no match for '%s'", name);
    if (nargin < 2)
      value = [];
    end
    return;
  end
  if (nargin > 1)
    options{k, 2} = new;
  else
    value = options{k, 2};
  end
end
