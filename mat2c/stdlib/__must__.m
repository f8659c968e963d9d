function __must__ (who, name, good, what, varargin)
  % The error "NAME must …" of a validator unless a value is good.
  if (good)
    return;
  elseif (__speaks_matlab__ ())
    __validation_error__ (who, what, varargin{:});
  end
  if (isempty (name))
    name = "input";
  end
  error (["%s must " what], name, varargin{:});
end
