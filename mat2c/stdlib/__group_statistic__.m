function f = __group_statistic__ (method)
  % The function of a column that a method of groupsummary names; NaN is left out.
  if (! ischar (method))
    f = method;
    return;
  end
  switch (lower (method))
    case "sum"
      f = @(x) sum (x, 1, "omitnan");
    case "mean"
      f = @(x) mean (x, 1, "omitnan");
    case "median"
      f = @(x) median (x, 1, "omitnan");
    case "mode"
      f = @(x) mode (x, 1);
    case "var"
      f = @(x) var (x, 0, 1, "omitnan");
    case "std"
      f = @(x) std (x, 0, 1, "omitnan");
    case "min"
      f = @(x) min (x, [], 1);
    case "max"
      f = @(x) max (x, [], 1);
    case "range"
      f = @(x) max (x, [], 1) - min (x, [], 1);
    case "nnz"
      f = @(x) nnz (x(! ismissing (x)));
    case "nummissing"
      f = @(x) sum (ismissing (x));
    case "numunique"
      f = @(x) numel (unique (x(! ismissing (x))));
    otherwise
      error ("groupsummary: unknown method '%s'", method);
  end
end
