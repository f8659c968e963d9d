function r = isfigure (h)
  % Nothing is drawn: there are no figures.
  if (nargin != 1)
    print_usage ();
  end
  r = false (size (h));
end
