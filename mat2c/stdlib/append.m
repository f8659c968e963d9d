function r = append (varargin)
  % Texts joined element by element, blanks included; a string array where one argument is one, else a cell of
  % texts where one is such.
  if (nargin == 0)
    error ("MATLAB:minrhs", "Not enough input arguments.");
  end
  like = varargin{1};
  r = __texts__ ("append", varargin{1});
  for k = 2:nargin
    more = __texts__ ("append", varargin{k});
    if (numel (r) == 1)
      first = r{1};
      r = more;
      for m = 1:numel (more)
        r{m} = [first, more{m}];
      end
    elseif (numel (more) == 1)
      for m = 1:numel (r)
        r{m} = [r{m}, more{1}];
      end
    elseif (isequal (size (r), size (more)))
      for m = 1:numel (r)
        r{m} = [r{m}, more{m}];
      end
    else
      error ("MATLAB:string:IncompatibleSizes", "append: All string and cell array inputs must be the same size or scalars.");
    end
    if (isstring (varargin{k}) || (iscell (varargin{k}) && ! isstring (like)))
      like = varargin{k};
    end
  end
  r = __texts_like__ (r, like);
end
