function mustBeText (x)
  % Fails unless the value is a text or a cell of texts.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), __is_text__ (x) || is_cell_of_texts (x), "be a character vector or a cell array of these");
end
function TF = is_cell_of_texts (x)
  TF = iscell (x) && all (cellfun (@__is_text__, x(:)));
end
