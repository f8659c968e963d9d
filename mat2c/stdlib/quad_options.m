function value = quad_options (varargin)
  % Lists, reads or sets options of quad.
  persistent options;
  if (isempty (options))
    options = {"absolute tolerance", sqrt(eps)
               "relative tolerance", sqrt(eps)
               "single precision absolute tolerance", double(sqrt(eps("single")))
               "single precision relative tolerance", double(sqrt(eps("single")))};
  end
  if (nargin > 2)
    print_usage ();
  end
  [found, options] = __solver_options__ ("quad_options", "Quad", options, varargin);
  if (nargin == 1 && ! isempty (found))
    value = found;
  end
end
