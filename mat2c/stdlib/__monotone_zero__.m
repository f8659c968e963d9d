function x = __monotone_zero__ (f, low, high, slope)
  % The zero of a monotone function between two points: Newton's steps, halving where they leave the bracket.
  rising = f (high) > f (low);
  if (f (low) == 0)
    x = low;
    return;
  elseif (f (high) == 0)
    x = high;
    return;
  end
  x = (low + high) / 2;
  for k = 1:200
    v = f (x);
    if (v == 0)
      return;
    elseif ((v > 0) == rising)
      high = x;
    else
      low = x;
    end
    before = x;
    step = v / slope (x);
    if (! rising)
      step = -step;
    end
    x = x - step;
    if (! (x > low && x < high))
      x = (low + high) / 2;
    end
    if (abs (x - before) <= eps (x))
      return;
    end
  end
end
