function r = isaxes (h)
  % Nothing is drawn: there are no axes.
  if (nargin != 1)
    print_usage ();
  end
  r = false (size (h));
end
