classdef Euro < Money
  methods
    function m = Euro (varargin)
      m@Money (varargin{:});
    end
    function m = make (o, c), m = Euro (c); end
    function r = uminus (a), r = Euro (-a.cents); end
  end
end
