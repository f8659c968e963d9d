function r = guarded(x)
  r = 0;
  seen = zeros(1, 2);
  for v = x
    try
      take(v);
    catch err
      disp(err.message)
    end
  end
  r = r*100 + sum(seen);
  function take(v)
    seen(end+1) = v;
    r = r + 1;
    if v < 0
      error('negative: %d', v);
    end
    r = r + v;
  end
end
