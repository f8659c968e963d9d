classdef L3 < L2
  methods
    function o = L3 (x)
      if nargin < 1, x = 0; end
      o@L2 (x, x);
      o.trace{end + 1} = 'L3';
    end
    function o = visit (o)
      o.trace{end + 1} = 'before3';
      o = visit@L2 (o);
      o.trace{end + 1} = 'after3';
    end
    function r = label (o)
      s = label@L1 (o);
      r = [s '!'];
    end
  end
end
