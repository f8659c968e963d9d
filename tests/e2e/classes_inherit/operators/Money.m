classdef Money
  properties
    cents = 0
  end
  methods
    function m = Money (c), if nargin, m.cents = c; end, end
    function r = plus (a, b), r = a.make (amount (a) + amount (b)); end
    function r = mtimes (a, b)
      if isobject (a), o = a; else, o = b; end
      r = o.make (amount (a) * amount (b));
    end
    function r = lt (a, b), r = amount (a) < amount (b); end
    function r = eq (a, b), r = amount (a) == amount (b); end
    function m = make (o, c), m = Money (c); end
    function disp (m), printf ('%s %.2f\n', class (m), m.cents / 100); end
  end
end
function c = amount (x)
  if isobject (x), c = x.cents; else, c = x; end
end
