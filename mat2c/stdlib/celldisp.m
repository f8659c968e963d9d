function celldisp (c, name)
  % Shows the elements of a cell array, one after the other.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to celldisp");
  end
  if (! iscell (c))
    error ("celldisp: C must be a cell array");
  end
  if (nargin < 2)
    name = "";
  end
  for k = 1:numel (c)
    if (isvector (c))
      nm = sprintf ("%s{%d}", name, k);
    else
      at = cell (1, ndims (c));
      [at{:}] = ind2sub (size (c), k);
      nm = sprintf ("%s{%d%s}", name, at{1}, sprintf (",%d", at{2:end}));
    end
    if (iscell (c{k}))
      celldisp (c{k}, nm);
    elseif (isempty (c{k}))
      printf ("%s = [](%dx%d)\n", nm, rows (c{k}), columns (c{k}));
    else
      printf ("%s = \n\n", nm);
      disp (c{k});
      printf ("\n");
    end
  end
end
