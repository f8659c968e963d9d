function f = make(start)
  n = start;
  f = @next;
  function r = next(d)
    n = n + d;
    r = n;
  end
end
