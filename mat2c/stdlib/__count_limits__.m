function __count_limits__ (who, low, high)
  % Checks what narginchk or nargoutchk compares the number of arguments with.
  if (! isnumeric (low) || ! isscalar (low))
    error ("%s: MINARGS must be a numeric scalar", who);
  elseif (! isnumeric (high) || ! isscalar (high))
    error ("%s: MAXARGS must be a numeric scalar", who);
  elseif (low > high)
    error ("%s: MINARGS cannot be larger than MAXARGS", who);
  end
end
