function arg = nthargout (n, varargin)
  % The nth output of a function call.
  if (nargin < 2)
    print_usage ();
  end
  if (isnumeric (varargin{1}))
    ntot = varargin{1};
    f = varargin{2};
    args = varargin(3:end);
  else
    ntot = max (n(:));
    f = varargin{1};
    args = varargin(2:end);
  end
  if (any (n != fix (n)) || ntot != fix (ntot) || any (n <= 0))
    error ("nthargout: N and NTOT must consist of positive integers");
  end
  outargs = cell (1, ntot);
  try
    [outargs{1:ntot}] = feval (f, args{:});
  catch
    error (lasterr ());  % without the identifier
  end
  if (isscalar (n))
    arg = outargs{n};
  else
    arg = outargs(n);
  end
end
