classdef Item < handle
  properties
    n = 0
    tags = {}
  end
  methods
    function o = Item (n), if nargin, o.n = n; end, end
    function o = tag (o, t), o.tags{end + 1} = t; end
  end
end
