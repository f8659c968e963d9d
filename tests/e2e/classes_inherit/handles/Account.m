classdef Account < handle
  properties (SetAccess = protected)
    balance = 0
    history = []
  end
  properties (Access = private)
    pin = 1234
  end
  methods
    function a = Account (b)
      if nargin, a.balance = b; end
    end
    function deposit (a, x)
      if x <= 0, error ('Account:amount', 'amount must be positive'); end
      a.balance = a.balance + x;
      a.log (x);
    end
    function withdraw (a, x)
      if ! a.allowed (x)
        error ('Account:funds', 'insufficient funds: %g', a.balance);
      end
      a.balance -= x;
      a.log (-x);
    end
    function r = allowed (a, x)
      r = x <= a.balance;
    end
    function r = check (a, pin), r = a.pin == pin; end
  end
  methods (Access = protected)
    function log (a, x)
      a.history(end + 1) = x;
    end
  end
end
