function optval = optimget (options, optname, default)
  % One option from an options structure.
  if (nargin < 2 || ! isstruct (options) || ! ischar (optname))
    print_usage ();
  end
  keys = fieldnames (options);
  match = find (strcmpi (optname, keys));
  if (isempty (match))
    match = find (strncmpi (optname, keys, numel (optname)));
  end
  if (! isempty (match) && ! isempty (options.(keys{match(1)})))
    optval = options.(keys{match(1)});
  elseif (nargin > 2)
    optval = default;
  else
    optval = [];
  end
end
