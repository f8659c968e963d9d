classdef Stats
  properties
    data = []
  end
  methods
    function s = Stats (d)
      s.data = check (d);
    end
    function r = mean (s)
      r = total (s.data) / numel (s.data);
    end
    function r = scaled (s, k)
      r = Stats (scale (s.data, k));
    end
    function r = spread (s)
      f = @(x) total ((x - s.mean ()) .^ 2);
      r = f (s.data);
    end
  end
end
function d = check (d)
  if ! isnumeric (d)
    error ('Stats:type', 'numbers expected, not %s', class (d));
  end
  d = d(:)';
end
function r = total (x)
  r = 0;
  for v = x
    r += v;
  end
end
function r = scale (x, k)
  r = x * k;
end
