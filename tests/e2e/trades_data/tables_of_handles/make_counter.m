function c = make_counter(start)
  n = start;
  function r = inc(by)
    if nargin < 1, by = 1; end
    n += by;
    r = n;
  end
  c = @inc;
end
