classdef int32_base < builtin_value
  % What classes inherit that extend int32.
  methods
    function o = int32_base(v)
      if nargin == 0
        v = int32(0);
      end
      o@builtin_value(feval('int32', v));
    end
  end
end
