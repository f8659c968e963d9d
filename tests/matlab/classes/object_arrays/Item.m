classdef Item
  properties
    n = 0
    tag = ''
  end
  methods
    function o = Item (n, tag)
      if nargin > 0, o.n = n; end
      if nargin > 1, o.tag = tag; end
    end
    function r = total (list)
      r = sum ([list.n]);
    end
  end
end
