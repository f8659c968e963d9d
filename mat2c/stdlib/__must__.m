function __must__ (name, good, what, varargin)
  % The error "NAME must …" unless a value is good.
  if (! good)
    if (isempty (name))
      name = "input";
    end
    error (["%s must " what], name, varargin{:});
  end
end
