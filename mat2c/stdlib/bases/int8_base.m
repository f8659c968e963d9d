classdef int8_base < builtin_value
  % What classes inherit that extend int8.
  methods
    function o = int8_base(v)
      if nargin == 0
        v = int8(0);
      end
      o@builtin_value(feval('int8', v));
    end
  end
end
