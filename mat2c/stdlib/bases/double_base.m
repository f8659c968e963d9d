classdef double_base < builtin_value
  % What classes inherit that extend double.
  methods
    function o = double_base(v)
      if nargin == 0
        v = double(0);
      end
      o@builtin_value(feval('double', v));
    end
  end
end
