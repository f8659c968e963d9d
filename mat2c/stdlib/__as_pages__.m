function varargout = __as_pages__ (parts, shape)
  % Arrays whose pages, so many in each further dimension, are the matrices in the rows of a cell.
  varargout = cell (1, max (nargout, 1));
  for k = 1:min (rows (parts), numel (varargout))
    all = cat (3, parts{k,:});
    varargout{k} = reshape (all, [rows(all), columns(all), shape]);
  end
end
