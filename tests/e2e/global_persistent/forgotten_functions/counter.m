function n = counter(step)
  persistent total
  if isempty(total)
    total = 0;
  end
  if nargin == 0
    step = 1;
  end
  total = total + step;
  n = total + helper();
end

function r = helper()
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls++;
  r = calls / 1000;
end
