classdef Hnd < handle
  properties
    n = 0
    list = {}
    other
  end
  properties (SetAccess = private)
    log = ''
  end
  methods
    function o = Hnd (n)
      if nargin > 0, o.n = n; end
    end
    function o = add (o, k)
      if nargin < 2, k = 1; end
      o.n = o.n + k;
      o.log = [o.log sprintf('%+d', k)];
    end
    function keep (o, x), o.list{end + 1} = x; end
    function r = double (o), r = o.n; end
    function fail (o), error ('Hnd:fail', 'failed at %d', o.n); end
  end
end
