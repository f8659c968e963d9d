% Forms of functions that are seldom used: empty counts, options by name, sizes of factors.
try
  issorted ([1 2;3 4], "rows")
catch e__
  disp (e__.message)
end
try
  issorted ([1 2 3], "descending")
catch e__
  disp (e__.message)
end
try
  issorted ([1 2 3], "ASCEND")
catch e__
  disp (e__.message)
end
try
  issorted ([1 2;3 4], "ROWS")
catch e__
  disp (e__.message)
end
try
  issorted ([1 2 3], "ascend", "ascend")
catch e__
  disp (e__.message)
end
try
  issorted ([1 2 3], "foo")
catch e__
  disp (e__.message)
end
try
  issorted (ones (2,2,2), "rows")
catch e__
  disp (e__.message)
end
try
  issorted ({1, 2})
catch e__
  disp (e__.message)
end
try
  issorted ({"a";"b"}, "rows")
catch e__
  disp (e__.message)
end
try
  [s, m, n] = sprintf ("%s: %d\n", "test", 1)
catch e__
  disp (e__.message)
end
try
  [s, m] = sprintf ("ab")
catch e__
  disp (e__.message)
end
try
  list_in_columns ({"abc", "d"}, 20, 5)
catch e__
  disp (e__.message)
end
try
  list_in_columns ({"abc", "d"}, -1)
catch e__
  disp (e__.message)
end
try
  list_in_columns ({"abc", "d"}, 2.5)
catch e__
  disp (e__.message)
end
try
  list_in_columns ({"abc", "d"}, "a")
catch e__
  disp (e__.message)
end
try
  list_in_columns ({"abc", "d", "efg"}, 10, "1234")
catch e__
  disp (e__.message)
end
try
  list_in_columns ({"abc", "d", "efg"}, [], "--")
catch e__
  disp (e__.message)
end
try
  list_in_columns ({"abc", "d", "efg", "h", "ijk"}, 0)
catch e__
  disp (e__.message)
end
try
  regexprep ("abc", "b", "x", "names")
catch e__
  disp (e__.message)
end
try
  regexprep ("abc", "b", "x", "start")
catch e__
  disp (e__.message)
end
try
  regexprep ("abc", "b", "x", "split")
catch e__
  disp (e__.message)
end
try
  regexprep ("abc", "b", "x", "foo")
catch e__
  disp (e__.message)
end
try
  regexprep ("aBc", "b", "x", "ignorecase", "tokens")
catch e__
  disp (e__.message)
end
try
  a = reshape (mod (7 * (1:125), 31), 5, 5, 5);
catch e__
  disp (e__.message)
end
try
  x = accumdim ([2;3;2;1;2], a, 3, 3, @min)(1,5,:)
catch e__
  disp (e__.message)
end
try
  y = accumarray ([2;3;2;1;2], a(1,5,:), [1,1,3], @min)
catch e__
  disp (e__.message)
end
try
  accumdim ([2;3;2;1;2], a(:,:,1), 1)
catch e__
  disp (e__.message)
end
try
  accumdim ([2;3;2;1;2], a(:,:,1), 2, 4, @max, -1)
catch e__
  disp (e__.message)
end
try
  accumarray (zeros (0, 1), [], [2 1], @(x) sum (x))
catch e__
  disp (e__.message)
end
try
  accumarray (zeros (0, 2), [], [2 2], @max)
catch e__
  disp (e__.message)
end
try
  accumarray (zeros (0, 1), zeros (0, 1), [3 1])
catch e__
  disp (e__.message)
end
try
  svd_driver ()
catch e__
  disp (e__.message)
end
try
  old = svd_driver ("gesdd")
catch e__
  disp (e__.message)
end
try
  svd_driver ()
catch e__
  disp (e__.message)
end
try
  svd_driver ("foo")
catch e__
  disp (e__.message)
end
try
  svd_driver (1)
catch e__
  disp (e__.message)
end
try
  disp (linspace (0, 1, [])), disp (size (linspace (0, 1, zeros (0, 1))))
catch e__
  disp (e__.message)
end
try
  um = [3, 1; 2, 4];
catch e__
  disp (e__.message)
end
try
  for m = {"ascend", "descend", "either", "ascending"}, disp (issorted ([1 2 2 3], m{1})), disp (issorted ([3 2 1], m{1})), end
catch e__
  disp (e__.message)
end
try
  disp (issorted ({"a", "b"})), disp (issorted ({"b"; "a"}, "descend"))
catch e__
  disp (e__.message)
end
try
  in = magic (4); disp (isequal (base64_decode (base64_encode (in), size (in)), in)), disp (isequal (base64_decode (base64_encode (in)), in(:).'))
catch e__
  disp (e__.message)
end
try
  [f, e] = log2 ([1+2i 3 0 Inf]), [f, e] = log2 (complex (0, -4))
catch e__
  disp (e__.message)
end
try
  disp (regexprep ('<a>b</a>', '<[^>]*>', '', 'tokenize'))
catch e__
  disp (e__.message)
end
try
  disp (regexprep ('Hello', 'L', 'x', 'ignorecase', 'once'))
catch e__
  disp (e__.message)
end
try
  [s, m, n] = sprintf ("%s: %d\n", "test", 1)
catch e__
  disp (e__.message)
end
try
  x = char ("abc", "def", "ghijkl", "mnop", "qrs", "tuv"); list_in_columns (x, 20), list_in_columns (x, 20, "  "), list_in_columns ({"a", "bb", "ccc"}, 10)
catch e__
  disp (e__.message)
end
try
  [u, s, v] = svd ([1, 1, 1], 0); size (v), size (u), size (s)
catch e__
  disp (e__.message)
end
try
  [u, s, v] = svd ([1, 1, 1]', 0); size (v), size (u), size (s)
catch e__
  disp (e__.message)
end
try
  [u, s, v] = svd ([1, 1, 1], "econ"); size (v)
catch e__
  disp (e__.message)
end
try
  disp (1 / svd (-0))
catch e__
  disp (e__.message)
end
try
  class ([cell(0), struct()]), class ([cell(0), 1]), class ({}), size ([cell(0), 3])
catch e__
  disp (e__.message)
end
try
  [f, e] = log2 (3+3i), [f, e] = log2 (complex (Inf, 1)), [f, e] = log2 (single (3+3i)), [f, e] = log2 (1e300+1e10i), [f, e] = log2 ([0 8 -3])
catch e__
  disp (e__.message)
end
try
  s = [cell(0), struct("a", 1)]; class (s), size (s)
catch e__
  disp (e__.message)
end
try
  c = {}; s = struct ("a", {1, 2}); d = [c, s]; class (d), size (d)
catch e__
  disp (e__.message)
end
try
  dawson ()
catch e__
  disp (e__.message)
end
try
  blkmm ()
catch e__
  disp (e__.message)
end
try
  chol2inv ()
catch e__
  disp (e__.message)
end
