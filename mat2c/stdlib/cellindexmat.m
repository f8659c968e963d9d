function y = cellindexmat (x, varargin)
  % What each cell has at the given places.
  if (nargin == 0)
    print_usage ();
  elseif (! iscell (x))
    error ("cellindexmat: X must be a cell");
  end
  y = cell (size (x));
  for i = 1:numel (x)
    y{i} = subsref (x{i}, struct ("type", "()", "subs", {varargin}));
  end
end
