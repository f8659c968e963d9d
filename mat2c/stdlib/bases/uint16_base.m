classdef uint16_base < builtin_value
  % What classes inherit that extend uint16.
  methods
    function o = uint16_base(v)
      if nargin == 0
        v = uint16(0);
      end
      o@builtin_value(feval('uint16', v));
    end
  end
end
