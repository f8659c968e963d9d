function text = __type__ (quiet, varargin)
  % What is said of names and the text of each, together; shown where no value is wanted.
  heads = varargin(1:2:end);
  if (quiet)
    heads(:) = {""};
  end
  text = cell (size (heads));
  for k = 1:numel (heads)
    text{k} = [heads{k}, varargin{2*k}];
  end
  if (nargout == 0)
    printf ("%s\n", text{:});
    clear text
  end
end
