function phi = durbinlevinson (c, oldphi, oldv)
  % Coefficients of the best linear forecast, from autocovariances: all steps, or one more.
  if (nargin != 1 && nargin != 3)
    print_usage ();
  end
  if (rows (c) > 1)
    c = c';
  end
  if (nargin == 1)
    phi = c(2) / c(1);
    v = (1 - phi ^ 2) * c(1);
    first = 2;
  else
    phi = oldphi;
    if (columns (phi) > 1)
      phi = phi';
    end
    v = oldv;
    first = numel (phi) + 1;
  end
  phi = flip (phi(:).');
  for t = first:numel (c)-1
    last = (c(t+1) - phi * flip (c(2:t)).') / v;
    phi = [phi - last * flip(phi), last];
    v *= 1 - last ^ 2;
    if (nargin == 3)
      break;
    end
  end
  phi = flip (phi); % the coefficient of the oldest value comes first
end
