classdef int16_base < builtin_value
  % What classes inherit that extend int16.
  methods
    function o = int16_base(v)
      if nargin == 0
        v = int16(0);
      end
      o@builtin_value(feval('int16', v));
    end
  end
end
