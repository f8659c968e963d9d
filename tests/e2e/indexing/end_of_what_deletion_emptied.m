function end_of_what_deletion_emptied()
  b1 = 2.5;
  c = [3 1 2];
  for k3 = 1:numel(c)
    c(end) = [];
  end
  if min(b1, k3) > c(end)
    [f5, g] = h_two(c, b1);
    for k7 = 1:numel(g)
      if (k7 >= k3 && k7 == 1), break, end
    end
  else
  end
end
function [s, v] = h_two(a, b)
  s = sum(a(:)) + b;
  v = a;
  if nargout > 1 && numel(a) > 1, v(1) = b; v(end) = v(end) * 2; end
end
