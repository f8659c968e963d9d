function p = polyreduce (pc)
  % Polynomial without leading zeros.
  if (nargin < 1)
    print_usage ();
  elseif (! isvector (pc) || isempty (pc))
    error ("polyreduce: C must be a non-empty vector");
  end
  k = find (pc != 0, 1);
  if (isempty (k))
    p = 0;
  else
    p = pc(k:end);
  end
end
