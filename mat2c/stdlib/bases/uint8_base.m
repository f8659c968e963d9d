classdef uint8_base < builtin_value
  % What classes inherit that extend uint8.
  methods
    function o = uint8_base(v)
      if nargin == 0
        v = uint8(0);
      end
      o@builtin_value(feval('uint8', v));
    end
  end
end
