classdef L2 < L1
  properties
    two = 2
  end
  methods
    function o = L2 (a, b)
      o = o@L1 (a, b, 0);
      o.trace{end + 1} = sprintf ('L2(%d)', nargin);
    end
    function o = visit (o)
      o = visit@L1 (o);
      o.trace{end + 1} = 'visit2';
    end
    function r = name (o), r = 'L2'; end
  end
  methods (Static)
    function r = kind (), r = 'static of L2'; end
  end
end
