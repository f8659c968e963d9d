function s = strtrunc (s, n)
  % The first n characters of a text or of each text of a cell.
  if (nargin != 2)
    print_usage ();
  end
  n = fix (n);
  if (! isscalar (n) || n < 0)
    error ("strtrunc: length N must be a positive integer (N >= 0)");
  end
  if (ischar (s))
    if (n < columns (s))
      s = s(:, 1:n);
    end
  elseif (iscell (s))
    for k = 1:numel (s)
      if (! ischar (s{k}))
        error ("strtrunc: S must be a character string or a cell array of strings");
      end
      if (n < columns (s{k}))
        s{k} = s{k}(:, 1:n);
      end
    end
  else
    error ("strtrunc: S must be a character string or a cell array of strings");
  end
end
