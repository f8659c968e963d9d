classdef Val
  properties
    n = 0
    list = {}
  end
  properties (Dependent)
    twice
  end
  methods
    function o = Val (n)
      if nargin > 0, o.n = n; end
    end
    function o = add (o, k)
      if nargin < 2, k = 1; end
      o.n = o.n + k;
    end
    function o = keep (o, x), o.list{end + 1} = x; end
    function r = get.twice (o), r = 2 * o.n; end
    function r = plus (a, b), r = Val (double (a) + double (b)); end
    function r = lt (a, b), r = double (a) < double (b); end
    function r = double (o), r = o.n; end
    function disp (o), printf ('Val %g\n', o.n); end
  end
  methods (Static)
    function o = of (n), o = Val (n); end
  end
end
