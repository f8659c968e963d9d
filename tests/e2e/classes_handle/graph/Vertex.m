classdef Vertex < handle
  properties
    seen = false
    dist = Inf
  end
  properties (SetAccess = private)
    name
    near = {}
    weights = []
  end
  methods
    function v = Vertex (name), v.name = name; end
    function join (v, w, weight)
      v.near{end + 1} = w;
      v.weights(end + 1) = weight;
    end
    function changed = relax (v)
      changed = false;
      for k = 1:numel (v.near)
        if v.dist + v.weights(k) < v.near{k}.dist
          v.near{k}.dist = v.dist + v.weights(k);
          changed = true;
        end
      end
    end
  end
end
