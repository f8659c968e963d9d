function g = __limit__ (who, name, limit)
  % A limit of integration as a function of the outer variables.
  if (is_function_handle (limit))
    g = limit;
  elseif (! (isscalar (limit) && isreal (limit)))
    error ("%s: %s must be a real scalar or a function", who, name);
  else
    g = @(x, varargin) limit * ones (size (x));
  end
end
