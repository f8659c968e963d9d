function [method, extrap, args] = __interp_method__ (name, methods, extrap_name, args)
  % METHOD and the value outside of the grid that end the arguments of interp2, interp3 and interpn.
  method = "linear";
  extrap = [];
  n = numel (args);
  if (n > 2 && ischar (args{n-1}))
    extrap = args{n};
    if (! isnumeric (extrap) || ! isscalar (extrap))
      error ("%s: %s must be a numeric scalar", name, extrap_name);
    end
    method = args{n-1};
    args(n-1:n) = [];
  elseif (n > 0 && ischar (args{n}))
    method = args{n};
    args(n) = [];
  end
  if (! isempty (method) && method(1) == "*")
    warning ("%s: ignoring unsupported '*' flag to METHOD", name);
    method(1) = [];
  end
  if (strcmp (name, "interpn"))
    method = validatestring (method, methods, name);
  else
    method = validatestring (method, methods);
  end
end
