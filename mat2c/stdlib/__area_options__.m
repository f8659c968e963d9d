function vectorized = __area_options__ (who, args)
  % Checks the options of integrals over areas and volumes; may the function be given arrays?
  vectorized = true;
  for k = 1:2:numel (args)
    if (! ischar (args{k}))
      error ("%s: property PROP must be a string", who);
    end
    value = args{k+1};
    switch (tolower (args{k}))
      case "abstol"
        check_tolerance (who, "AbsTol", value);
      case "reltol"
        check_tolerance (who, "RelTol", value);
      case "vectorized"
        check_logical (who, "Vectorized", value);
        vectorized = logical (value);
      case {"method", "maxfunevals", "singular", "failureplot"}
        check_method (who, args{k}, value);
      otherwise
        error ("%s: unknown property '%s'", who, args{k});
    end
  end
end
function check_tolerance (who, name, value)
  if (! (isnumeric (value) && isscalar (value) && value >= 0))
    error ("%s: %s value must be a numeric scalar >= 0", who, name);
  end
end
function check_logical (who, name, value)
  if (! ((isnumeric (value) || islogical (value)) && isscalar (value)))
    error ("%s: %s must be a logical value", who, name);
  end
end
function check_method (who, name, value)
  if (strcmp (who, "quad2d") == strcmpi (name, "method"))
    error ("%s: unknown property '%s'", who, name);
  end
  switch (tolower (name))
    case "method"
      if (! any (strcmpi (value, {"auto", "tiled", "iterated"})))
        error ("%s : unrecognized method '%s'", who, value);
      end
    case "maxfunevals"
      if (! (isnumeric (value) && isscalar (value) && value == fix (value) && value >= 1))
        error ("%s: MaxFunEvals value must be a scalar integer >= 1", who);
      end
    case "singular"
      check_logical (who, "Singular", value);
    case "failureplot"
      check_logical (who, "FailurePlot", value);
  end
end
