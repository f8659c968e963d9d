function n = __map_rows__ (name, n)
  % The number of rows that the colormap function NAME is asked for.
  if (! isscalar (n))
    error ("%s: N must be a scalar", name);
  end
  n = max (double (n), 0);
end
