classdef Node < handle
  properties
    value
    next = []
  end
  methods
    function n = Node (v)
      n.value = v;
    end
  end
end
