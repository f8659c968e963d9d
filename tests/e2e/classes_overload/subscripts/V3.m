classdef V3
  properties
    d = [10 20 30 40]
  end
  methods
    function r = subsref(o, s)
      if strcmp(s(1).type, '()'), disp(s(1).subs); r = o.d(s(1).subs{:}); else r = builtin('subsref', o, s); end
    end
    function r = size(o, varargin), r = size(o.d, varargin{:}); end
    function r = numel(o, varargin), r = numel(o.d); end
  end
end
