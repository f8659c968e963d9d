classdef Sq
  properties
    s
  end
  methods
    function o = Sq(s), o.s = s; end
    function r = area(o), r = o.s^2; end
  end
  methods (Static)
    function o = unit(), o = geo.Sq(1); end
  end
end
