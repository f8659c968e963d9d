classdef V2
  properties
    d = [10 20 30 40]
  end
  methods
    function r = end(o, k, n), printf('end %d %d\n', k, n); r = numel(o.d); end
    function r = subsref(o, s)
      if strcmp(s(1).type, '()'), r = o.d(s(1).subs{:}); else r = builtin('subsref', o, s); end
    end
    function r = size(o, varargin), r = size(o.d, varargin{:}); end
  end
end
