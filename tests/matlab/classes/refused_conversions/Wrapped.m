classdef Wrapped
  properties
    x = 0
  end
  methods
    function w = Wrapped(x)
      if nargin > 0
        w.x = x;
      end
    end
  end
end
