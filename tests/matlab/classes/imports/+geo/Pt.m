classdef Pt
  properties
    x = 1
  end
  properties (Constant)
    ORIGIN = 0
  end
  methods
    function p = Pt (x), if nargin, p.x = x; end, end
  end
  methods (Static)
    function p = unit (), p = geo.Pt (1); end
  end
end
