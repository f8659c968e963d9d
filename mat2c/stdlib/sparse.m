function S = sparse (varargin)
  % A sparse matrix, held with all its elements.
  switch (nargin)
    case 1
      S = full (varargin{1});
      if (isinteger (S))
        error ("octave_base_value::sparse_matrix_value(): wrong type argument '%s'", typeinfo (S));
      end
      S = elements (S)(:,:);
    case 2
      S = zeros (varargin{1}, varargin{2});
    case {3, 4, 5, 6}
      i = varargin{1}(:);
      j = varargin{2}(:);
      v = elements (varargin{3})(:);
      counts = [numel(i), numel(j), numel(v)];
      n = [counts(counts != 1), 1](1);
      sz = [max([i; 0]), max([j; 0])];
      if (isscalar (i))
        i = repmat (i, n, 1);
      end
      if (isscalar (j))
        j = repmat (j, n, 1);
      end
      if (isscalar (v))
        v = repmat (v, n, 1);
      end
      if (numel (i) != n || numel (j) != n || numel (v) != n)
        error ("sparse: dimension mismatch");
      end
      check_place (i, "(%g,_)");
      check_place (j, "(_,%g)");
      if (nargin >= 5)
        sz = [varargin{4}, varargin{5}];
      end
      if (any (i > sz(1)))
        error ("sparse: row index %dout of bound %d", max (i), sz(1));
      elseif (any (j > sz(2)))
        error ("sparse: column index %d out of bound %d", sz(2), sz(2));
      end
      last_only = ischar (varargin{end}) && strcmp (varargin{end}, "unique");
      if (islogical (v))
        S = false (sz);
      else
        S = zeros (sz);
      end
      for k = 1:n
        if (last_only)
          S(i(k), j(k)) = v(k);
        elseif (islogical (v))
          S(i(k), j(k)) = S(i(k), j(k)) || v(k);
        else
          S(i(k), j(k)) = S(i(k), j(k)) + v(k);
        end
      end
    otherwise
      print_usage ();
  end
  S = __sparse__ (S);
end
function check_place (k, form)
  bad = find (k < 1 | k != fix (k), 1);
  if (! isempty (bad))
    place = lower (sprintf (form, k(bad)));
    error ("Octave:invalid-index", "index %s: subscripts must be either integers 1 to (2^63)-1 or logicals", place);
  end
end

function v = elements (x)
  % What can stand in a sparse matrix: logicals, and doubles.
  v = full (x);
  if (! (isnumeric (v) || islogical (v)))
    error ("sparse: wrong type argument '%s'", typeinfo (v));
  elseif (! islogical (v))
    v = double (v);
  end
end
