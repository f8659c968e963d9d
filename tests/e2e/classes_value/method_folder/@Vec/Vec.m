classdef Vec
  properties
    v = [0 0 0]
  end
  methods
    function o = Vec (varargin)
      if nargin == 1
        o.v = varargin{1};
      elseif nargin == 3
        o.v = [varargin{:}];
      end
    end
    function r = len (o)
      r = norm (o.v);
    end
    r = dot (a, b);
  end
  methods (Static)
    o = unit (k);
  end
end
