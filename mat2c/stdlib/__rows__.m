function m = __rows__ (varargin)
  % A matrix of rows, each a cell of its elements: where one of all these is a cell, the others become
  % cells, too.
  rows = varargin;
  if (any (cellfun (@(row) any (cellfun ("isclass", row, "cell")), rows)))
    rows = cellfun (@__wrapped__, rows, "UniformOutput", false);
  end
  m = [rows{1}{:}];
  for k = 2:numel (rows)
    m = [m; rows{k}{:}];
  end
end
function row = __wrapped__ (row)
  for k = 1:numel (row)
    if (isempty (row{k}) && ! iscell (row{k}))
      row{k} = {};
    elseif (! iscell (row{k}))
      row{k} = row(k);
    end
  end
end
