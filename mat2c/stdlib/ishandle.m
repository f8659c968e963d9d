function r = ishandle (h)
  % Nothing is drawn, so that the root is the only graphics object there is.
  if (nargin != 1)
    print_usage ();
  end
  r = isnumeric (h) && isreal (h);
  if (r)
    r = h == 0;
  end
end
