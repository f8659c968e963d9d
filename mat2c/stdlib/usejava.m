function t = usejava (feature)
  % Whether a feature of Java is there; none is.
  if (nargin < 1 || ! ischar (feature))
    error ("usejava: FEATURE must be a string");
  end
  t = false;
end
