function same = is_same_file (filepath1, filepath2)
  % Do two names mean the same file?
  if (nargin != 2)
    print_usage ();
  end
  if (! (ischar (filepath1) || iscellstr (filepath1)) || ! (ischar (filepath2) || iscellstr (filepath2)))
    error ("is_same_file: FILEPATH1 and FILEPATH2 must be strings or cell arrays of strings");
  end
  if (ischar (filepath1) && ischar (filepath2))
    same = one (filepath1, filepath2);
    return;
  end
  a = cellstr (filepath1);
  b = cellstr (filepath2);
  if (numel (a) == 1)
    a = repmat (a, size (b));
  elseif (numel (b) == 1)
    b = repmat (b, size (a));
  elseif (! size_equal (a, b))
    error ("is_same_file: cellstr arrays FILEPATH1 and FILEPATH2 must be the same size");
  end
  same = cellfun (@one, a, b);
end
function same = one (a, b)
  [x, bad_x] = stat (a);
  [y, bad_y] = stat (b);
  same = ! bad_x && ! bad_y && x.ino == y.ino && x.dev == y.dev;
end
