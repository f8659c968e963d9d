classdef Credit < Account
  properties
    limit = 100
  end
  methods
    function c = Credit (varargin)
      c@Account (varargin{:});
    end
    function r = allowed (c, x)
      r = x <= c.balance + c.limit;
    end
    function withdraw (c, x)
      withdraw@Account (c, x);
      if c.balance < 0, disp ('overdrawn'), end
    end
  end
end
