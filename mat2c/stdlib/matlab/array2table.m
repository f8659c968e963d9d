function T = array2table(A, varargin)
  % A table with a variable for each column of an array.
  T = table();
  for k = 1:size(A, 2)
    T.(sprintf('A%d', k)) = A(:, k);
  end
  for k = 1:2:numel(varargin)
    T.Properties.(char(varargin{k})) = cellstr(varargin{k + 1});
  end
end
