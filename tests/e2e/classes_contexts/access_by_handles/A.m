classdef A
  properties
    x = 1;
  end
  properties (Constant)
    K = 2;
  end
  methods
    function m (o), disp ('m'), end
    function q (o)
      f = @A.hid; disp (f ());
      disp (A.hid ());
      g = @() A.hid (); disp (g ())
    end
    function h = give (o), h = @A.hid; end
    function h = give2 (o), h = @() A.hid (); end
    function h = give4 (o), h = @(varargin) o.hid2 (varargin{:}); end
  end
  methods (Access = private)
    function hid2 (o), disp ('hid2'), end
  end
  methods (Static, Access = private)
    function r = hid (varargin), r = 5; end
  end
  methods (Static, Access = protected)
    function r = pro (varargin), r = 6; end
  end
  methods (Static)
    function r = pub (varargin), r = 7; end
  end
end
