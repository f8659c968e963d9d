function c = namedargs2cell (s)
  % Names and values of the fields of a struct, in turn.
  if (nargin < 1)
    print_usage ();
  elseif (! isstruct (s) && ! isobject (s))
    error ("namedargs2cell: S must be a scalar structure");
  elseif (numel (s) != 1)
    error ("namedargs2cell: S must be a scalar structure");
  end
  c = [fieldnames(s), struct2cell(s)].';
  c = reshape (c, 1, numel (c));
end
