classdef Num
  properties
    v = 0
  end
  methods
    function o = Num (v), if nargin, o.v = v; end, end
    function r = plus (a, b), r = Num (val (a) + val (b)); end
    function r = lt (a, b), r = val (a) < val (b); end
    function r = double (a), r = a.v; end
    function r = abs (a), r = Num (abs (a.v)); end
    function r = sum (a, k), r = a.v; if nargin > 1, r = r + k; end, end
  end
end
function r = val (x)
  if isa (x, 'Num'), r = x.v; else, r = x; end
end
