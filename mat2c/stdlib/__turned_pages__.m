function X = __turned_pages__ (X, how)
  % The pages as they are, transposed, or conjugated too.
  switch (lower (how))
    case "none"
    case "transpose"
      X = pagetranspose (X);
    case "ctranspose"
      X = pagectranspose (X);
    otherwise
      error ("pages are turned by 'none', 'transpose' or 'ctranspose', not '%s'", how);
  end
end
