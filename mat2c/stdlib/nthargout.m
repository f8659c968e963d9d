function arg = nthargout (n, varargin)
  % Output n of a function, or several in a cell.
  if (nargin < 2)
    error ("Octave:invalid-fun-call", "Invalid call to nthargout");
  end
  if (is_function_handle (varargin{1}) || ischar (varargin{1}))
    count = max (n(:));
    fcn = varargin{1};
    args = varargin(2:end);
  else
    if (nargin < 3)
      error ("Octave:invalid-fun-call", "Invalid call to nthargout");
    end
    count = varargin{1};
    fcn = varargin{2};
    args = varargin(3:end);
  end
  if (any (n != fix (n)) || ! isvector (n) || any (n <= 0))
    error ("nthargout: N must be a valid index");
  end
  out = cell (1, count);
  [out{:}] = feval (fcn, args{:});
  if (numel (n) > 1)
    arg = out(n);
  else
    arg = out{n};
  end
end
