classdef int64_base < builtin_value
  % What classes inherit that extend int64.
  methods
    function o = int64_base(v)
      if nargin == 0
        v = int64(0);
      end
      o@builtin_value(feval('int64', v));
    end
  end
end
