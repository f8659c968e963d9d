classdef Guarded < handle
  properties (SetAccess = private)
    x = 1
  end
  properties (Access = private)
    y = 2
  end
  methods
    function show(o)
      disp(o.x)
    end
  end
  methods (Access = private)
    function m(o)
    end
  end
end
