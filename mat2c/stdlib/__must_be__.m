function __must_be__ (who, name, what, bad, x, limit)
  % The error of a value with elements that are not what they must be, if there are any.
  if (! any (bad(:)))
    return;
  elseif (__speaks_matlab__ ())
    if (nargin > 5)
      what = [what, sprintf("%g", limit)];
    end
    __validation_error__ (who, ["be " what]);
  elseif (nargin > 5)
    what = [what, sprintf("%f", limit)];
  end
  if (isempty (name))
    name = "input";
  end
  if (ischar (x))
    where = sprintf ("indexes %s", mat2str (find (bad(:))));
  else
    where = sprintf ("values %s", mat2str (x(bad)));
  end
  error ("%s must be %s; found %d elements that were not: %s", name, what, sum (bad(:)), where);
end
