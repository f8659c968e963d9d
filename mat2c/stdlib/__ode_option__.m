function val = __ode_option__ (options, field, default)
  % What a solver is told by a structure of options, in which names may be in lower case.
  val = [];
  if (isfield (options, field))
    val = options.(field);
  elseif (isfield (options, lower (field)))
    val = options.(lower (field));
  end
  if (isempty (val))
    val = default;
  end
end
