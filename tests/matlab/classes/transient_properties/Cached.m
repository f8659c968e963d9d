classdef Cached < handle
  properties
    side = 1
  end
  properties (Transient)
    cache = []
  end
  methods
    function obj = Cached(side)
      if nargin > 0
        obj.side = side;
      end
    end
    function t = total(obj)
      if isempty(obj.cache)
        obj.cache = obj.side ^ 2;
      end
      t = obj.cache;
    end
  end
end
