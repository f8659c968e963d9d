function varargout = splitapply (f, varargin)
  % What a function gives for each group of the rows of some arrays.
  if (nargin < 3)
    print_usage ();
  end
  G = varargin{end}(:);
  data = varargin(1:end-1);
  n = max (G);
  if (! isequal (unique (G(! isnan (G))).', 1:n))
    error ("splitapply: the groups must be numbered from 1 to their number");
  end
  count = max (nargout, 1);
  results = cell (n, count);
  places = __group_places__ (G, n);
  for g = 1:n
    part = cellfun (@(x) rows_of (x, numel (G), places{g}), data, "UniformOutput", false);
    [results{g,:}] = f (part{:});
  end
  varargout = cell (1, count);
  for k = 1:count
    varargout{k} = vertcat (results{:,k});
    if (isrow (data{1}) && iscolumn (varargout{k}) && isrow (varargin{end}))
      varargout{k} = varargout{k}.';
    end
  end
end
function part = rows_of (x, n, taken)
  if (isvector (x) && numel (x) == n)
    part = x(taken);
  else
    part = x(taken,:);
  end
end
