function __need_text__ (who, varargin)
  % Checks the argument of a function that takes the name of a variable.
  if (nargin != 2 || ! ischar (varargin{1}))
    __wrong_call__ (who, varargin{:});
  end
end
