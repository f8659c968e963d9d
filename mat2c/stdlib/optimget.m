function optval = optimget (options, optname, default)
  % One option from an options structure.
  if (nargin < 2 || ! isstruct (options) || ! ischar (optname))
    print_usage ();
  end
  names = __option_names__ ();
  match = find (strncmpi (optname, names, numel (optname)));
  exact = find (strcmpi (optname, names));
  if (! isempty (exact))
    optname = names{exact(1)};
  elseif (numel (match) == 1)
    optname = names{match};
  elseif (isempty (match))
    warning ("optimget: unrecognized option: %s", optname);
  else
    warning ("optimget: ambiguous option: %s (%s)", optname, strjoin (names(match), ", "));
  end
  if (isfield (options, optname) && ! isempty (options.(optname)))
    optval = options.(optname);
  elseif (nargin > 2)
    optval = default;
  else
    optval = [];
  end
end
