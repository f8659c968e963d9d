classdef Rack
  properties
    items = []
    mode = ""
  end
  methods
    function r = sort(r, way)
      r.mode = way;
    end

    function n = sum(r, what)
      n = numel(r.items) + isstring(what);
    end

    function t = upper(r, t)
    end

    function r = unique(r, varargin)
    end

    function tf = contains(r, t)
      tf = isstring(t);
    end
  end
end
