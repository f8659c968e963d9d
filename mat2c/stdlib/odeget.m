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
  elseif (! isfield (ode_opt, field))
    error ('odeget: Unrecognized property name "%s".', field);
  end
  val = ode_opt.(field);
  if (isempty (val))
    val = default;
  end
end
