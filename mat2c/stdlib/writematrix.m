function writematrix (A, file, varargin)
  % Writes a matrix, or an array of texts, as delimited text.
  if (nargin < 2)
    file = "matrix.txt";
  end
  if (isstring (A))
    A = cellstr (A);
  elseif (! iscell (A))
    A = num2cell (A);
  end
  __write_fields__ ("writematrix", file, cellfun (@__field_text__, A, "UniformOutput", false), varargin);
end
