function t = usejava (feature)
  % Whether a feature of Java is there; none is.
  if (nargin < 1 || ! ischar (feature))
    print_usage ();
  end
  t = false;
end
