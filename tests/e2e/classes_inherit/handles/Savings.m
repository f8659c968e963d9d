classdef Savings < Account
  properties
    rate = 0.1
  end
  methods
    function s = Savings (b, rate)
      s@Account (b);
      if nargin > 1, s.rate = rate; end
    end
    function interest (s)
      x = s.balance * s.rate;
      s.balance = s.balance + x;
      s.log (x);
      try, s.pin = 1; catch e, disp (e.message), end
    end
  end
end
