classdef Heap < handle
  properties
    items = [];
  end
  methods
    function push (obj, x)
      obj.items(end + 1) = x;
    end
    function n = fullness (obj)
      n = numel (obj.items);
    end
  end
end
