function varargout = spparms (varargin)
  % What the solvers of sparse systems are told; kept for programs that ask.
  persistent vals;
  keys = {"spumoni", "ths_rel", "ths_abs", "exact_d", "supernd", "rreduce", "wh_frac", "autommd", "autoamd", "piv_tol", "bandden", "umfpack", "sym_tol"};
  usual = [0; 1; 1; 0; 3; 3; 0.5; 1; 1; 0.1; 0.5; 1; 0.001];
  if (isempty (vals))
    vals = usual;
  end
  if (nargin > 2)
    error ("spparms: too many input arguments");
  end
  varargout = {};
  if (nargin == 0)
    if (nargout == 0)
      for k = 1:numel (keys)
        printf ("%s: %g\n", keys{k}, vals(k));
      end
    elseif (nargout == 1)
      varargout = {vals};
    elseif (nargout == 2)
      varargout = {char(keys{:}), vals};
    else
      error ("spparms: too many output arguments");
    end
  elseif (nargin == 1 && ischar (varargin{1}))
    key = tolower (varargin{1});
    if (strcmp (key, "defaults") || strcmp (key, "default"))
      vals = usual;
    elseif (strcmp (key, "tight"))
      vals = usual;
      vals([3, 6]) = [0; 1];
      vals([4, 5, 7]) = [1; 1; 0.5];
    else
      at = find (strcmp (key, keys));
      if (isempty (at))
        error ("spparms: KEY not recognized");
      end
      varargout = {vals(at)};
    end
  elseif (nargin == 1)
    new = varargin{1};
    if (! (isnumeric (new) || islogical (new)))
      error ("spparms: input must be a string or a vector");
    elseif (numel (new) > numel (keys))
      error ("spparms: too many elements in vector VALS");
    end
    vals(1:numel (new)) = new(:);
  else
    if (! ischar (varargin{1}))
      error ("spparms: first argument must be a string");
    end
    at = find (strcmp (tolower (varargin{1}), keys));
    if (! (isnumeric (varargin{2}) && isscalar (varargin{2}) && isreal (varargin{2})))
      error ("spparms: second argument must be a real scalar");
    elseif (isempty (at))
      error ("spparms: KEY not found");
    end
    vals(at) = varargin{2};
  end
end
