function S = sparse (varargin)
  % A sparse matrix, held with all its elements.
  switch (nargin)
    case 1
      S = varargin{1};
      if (! islogical (S))
        S = double (S);
      end
    case 2
      S = zeros (varargin{1}, varargin{2});
    case {3, 5, 6}
      i = varargin{1}(:);
      j = varargin{2}(:);
      v = varargin{3}(:);
      n = max ([numel(i), numel(j), numel(v)]);
      if (isscalar (i))
        i = repmat (i, n, 1);
      end
      if (isscalar (j))
        j = repmat (j, n, 1);
      end
      if (isscalar (v))
        v = repmat (v, n, 1);
      end
      if (nargin == 3)
        sz = [max([i; 0]), max([j; 0])];
      else
        sz = [varargin{4}, varargin{5}];
      end
      if (any (i < 1))
        error ("Octave:index-out-of-bounds", "index (%d,_): out of bound; value %d out of bound %d", i(i < 1)(1), i(i < 1)(1), sz(1));
      elseif (any (i > sz(1)))
        error ("Octave:index-out-of-bounds", "sparse: row index %d out of bound %d", max (i), sz(1));
      elseif (any (j > sz(2)))
        error ("Octave:index-out-of-bounds", "sparse: column index %d out of bound %d", max (j), sz(2));
      end
      S = zeros (sz);
      for k = 1:n
        S(i(k), j(k)) = S(i(k), j(k)) + v(k);
      end
    otherwise
      print_usage ();
  end
end
