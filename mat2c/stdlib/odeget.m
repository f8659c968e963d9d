function val = odeget (ode_opt, field, default)
  % One option from a structure of ODE options.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    default = [];
  end
  if (isempty (ode_opt))
    val = default;
    return;
  elseif (! isstruct (ode_opt))
    error ("odeget: ODE_OPT must be a valid ODE_STRUCT");
  end
  keys = fieldnames (ode_opt);
  match = find (strcmpi (field, keys));
  val = [];
  if (! isempty (match))
    val = ode_opt.(keys{match(1)});
  end
  if (isempty (val))
    val = default;
  end
end
