function optval = optimget (options, optname, default)
  % One option from an options structure.
  if (nargin < 2 || ! isstruct (options) || ! ischar (optname))
    print_usage ();
  end
  optname = __option_name__ (optname, "optimget");
  if (isfield (options, optname) && ! isempty (options.(optname)))
    optval = options.(optname);
  elseif (nargin > 2)
    optval = default;
  else
    optval = [];
  end
end
