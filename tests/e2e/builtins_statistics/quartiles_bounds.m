1;
function show (f, varargin)
  try
    x = feval (f, varargin{:})
  catch err
    disp (err.message);
  end
end
show ('iqr', [3, 8, 1, 9, 4]);
show ('iqr', [3, 8; 1, 9; 4, NaN; 7, -Inf]);
show ('iqr', magic (5), 'all');
show ('iqr', cat (3, magic (4), 3 * magic (4)), [1, 3]);
show ('iqr', magic (4), 3);
show ('iqr', [1, Inf, NaN]', 2);
show ('iqr', int8 ([2, 9, 4]));
show ('iqr', 5, [1, 1]);
show ('iqr', 5, 1.5);
show ('iqr', 5, 'some');
show ('iqr', {5});
[s, l] = bounds ([4, NaN; 2, 7], 2)
[s, l] = bounds ([4, NaN; 2, 7], 'includenan')
[s, l] = bounds ([4, NaN; 2, 7], [], 'omitnan')
show ('bounds', [1, 2], 0.5);
show ('bounds', 'ab');
show ('kurtosis', [1, 2, 9], 3);
show ('skewness', [1, 2, 9], [0, 1]);
show ('skewness', [1, 2, 9], [], 0);
show ('zscore', [1, 2, 9], 2);
show ('zscore', [1, 2, 9], [], 3);
show ('corrcoef', [1, 4; 2, 4; 5, 4]);
show ('corrcoef', [1, NaN; 2, 4; 5, 6]);
show ('corrcoef', 5, 6);
show ('corrcoef', 1, 2, 3);
show ('corrcoef', [1; 2], [2; 4], 'alpha', 2);
show ('corrcoef', [1; 2], [2; 4], 'rows', 2);
