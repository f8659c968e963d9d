function name = __input_name__ (texts, n, only_variables)
  % The name of argument n from pairs of a variable's name and the argument's text.
  if (nargin < 2)
    __wrong_call__ ("inputname");
  end
  if (nargin < 3)
    only_variables = true;
  end
  if (! isscalar (n) || n != fix (n) || n < 1)
    error ("inputname: N must be a scalar index");
  end
  if (2 * n > numel (texts))
    name = "";
  elseif (only_variables)
    name = texts{2 * n - 1};
  else
    name = texts{2 * n};
  end
end
