function vi = interp3 (varargin)
  % Interpolation in three dimensions, with the first two in the order of meshgrid.
  if (nargin < 1)
    print_usage ();
  end
  args = varargin;
  extra = {"linear"};
  if (numel (args) > 1 && ischar (args{end}))
    extra = args(end);
    args(end) = [];
  elseif (numel (args) > 2 && ischar (args{end-1}))
    extra = args(end-1:end);
    args(end-1:end) = [];
  end
  n = numel (args);
  if (n == 7)
    v = args{4};
    x = args(1:3);
    y = args(5:7);
  elseif (n == 4)
    v = args{1};
    x = {1:columns(v), 1:rows(v), 1:size(v, 3)};
    y = args(2:4);
  elseif (n <= 2)
    vi = interpn (args{:}, extra{:});
    return;
  else
    error ("interp3: wrong type or number of input arguments");
  end
  if (ndims (v) != 3)
    error ("interp3: expect 3-dimensional array of values");
  end
  for d = 1:3
    if (! isvector (x{d}))
      at = {1, 1, 1};
      at{[2, 1, 3](d)} = ":";
      x{d} = x{d}(at{:})(:).';
    end
  end
  vectors = all (cellfun (@(p) isvector (p) && ! isscalar (p), y));
  if (vectors && ! isequal (size (y{1}), size (y{2}), size (y{3})))
    [y{1:3}] = meshgrid (y{:});
  end
  vi = interpn (x{2}, x{1}, x{3}, v, y{2}, y{1}, y{3}, extra{:});
end
