function [low, high, centre] = __outlier_limits__ (x, method, factor)
  % The limits of a column behind which its elements are outliers, and the centre between them.
  known = x(! isnan (x));
  switch (method)
    case "median"
      if (isempty (factor))
        factor = 3;
      end
      centre = median (known);
      reach = factor * median (abs (known - centre)) * (-1 / (sqrt (2) * erfcinv (3 / 2)));
    case "mean"
      if (isempty (factor))
        factor = 3;
      end
      centre = mean (known);
      reach = factor * std (known);
    case "quartiles"
      if (isempty (factor))
        factor = 1.5;
      end
      q = quantile (known(:), [0.25; 0.75], 1, 5);
      centre = mean (q);
      low = q(1) - factor * (q(2) - q(1));
      high = q(2) + factor * (q(2) - q(1));
      return;
    case "percentiles"
      q = quantile (known(:), factor(:) / 100, 1, 5);
      low = q(1);
      high = q(2);
      centre = mean (q);
      return;
    case "grubbs"
      [low, high, centre] = by_grubbs (known, factor);
      return;
    otherwise
      error ("MATLAB:isoutlier:MethodString", "isoutlier: unknown method '%s'", method);
  end
  low = centre - reach;
  high = centre + reach;
end

function [low, high, centre] = by_grubbs (x, level)
  % The farthest element is taken away as long as a test of the level finds it too far.
  if (isempty (level))
    level = 0.05;
  end
  while (true)
    n = numel (x);
    centre = mean (x);
    spread = std (x);
    if (n < 3)
      limit = Inf;
    else
      t = t_quantile (level / (2 * n), n - 2);
      limit = (n - 1) / sqrt (n) * sqrt (t ^ 2 / (n - 2 + t ^ 2));
    end
    [far, at] = max (abs (x - centre));
    if (isempty (far) || far <= limit * spread)
      break;
    end
    x(at) = [];
  end
  low = centre - limit * spread;
  high = centre + limit * spread;
end

function t = t_quantile (p, n)
  z = betaincinv (2 * p, n / 2, 1 / 2);
  t = sqrt (n / z - n);
end
