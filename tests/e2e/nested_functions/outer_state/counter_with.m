function fh = counter_with(start)
  persistent count
  if nargin > 0
    count = start;
  end
  fh = @step;
  function r = step(by)
    if nargin > 0
      count = count + by;
    end
    r = count;
  end
end
