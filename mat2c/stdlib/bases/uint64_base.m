classdef uint64_base < builtin_value
  % What classes inherit that extend uint64.
  methods
    function o = uint64_base(v)
      if nargin == 0
        v = uint64(0);
      end
      o@builtin_value(feval('uint64', v));
    end
  end
end
