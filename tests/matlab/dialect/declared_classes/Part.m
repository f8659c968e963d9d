classdef Part
  properties
    n (1,1) double = 1
  end
  methods
    function p = Part(n)
      if nargin
        p.n = n;
      end
    end
  end
end
