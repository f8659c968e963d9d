function y = __total_alike__ (total, x, options)
  % sum or prod of MATLAB's dialect: of the class of integers, unless they ask for doubles.
  if (! isinteger (x) || any (strcmp (options, "double")))
    y = total (x, options{:});
  elseif (any (cellfun (@ischar, options)))
    y = cast (total (double (x), options{! strcmp (options, "native")}), class (x));
  else
    y = total (x, options{:}, "native");
  end
end
