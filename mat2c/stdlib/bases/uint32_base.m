classdef uint32_base < builtin_value
  % What classes inherit that extend uint32.
  methods
    function o = uint32_base(v)
      if nargin == 0
        v = uint32(0);
      end
      o@builtin_value(feval('uint32', v));
    end
  end
end
