classdef logical_base < builtin_value
  % What classes inherit that extend logical.
  methods
    function o = logical_base(v)
      if nargin == 0
        v = false;
      end
      o@builtin_value(feval('logical', v));
    end
  end
end
