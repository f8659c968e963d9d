function writecell (c, file, varargin)
  % Writes the elements of a cell as delimited text.
  if (nargin < 2)
    file = "cell.txt";
  end
  texts = cell (size (c));
  for k = 1:numel (c)
    x = c{k};
    if (isstring (x))
      x = char (x);
    end
    texts{k} = __field_text__ (x);
  end
  __write_fields__ ("writecell", file, texts, varargin);
end
