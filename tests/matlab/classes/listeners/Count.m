classdef Count < handle
  properties
    n = 0
  end
  methods
    function add(o, k)
      o.n = o.n + k;
    end
  end
end
