function s = etime (t0, t1)
  % Seconds between two clock vectors.
  if (nargin != 2)
    print_usage ();
  end
  [d1, s1] = datenum (t1);
  [d0, s0] = datenum (t0);
  s = s0 - s1;
end
