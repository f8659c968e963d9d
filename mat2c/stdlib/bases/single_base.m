classdef single_base < builtin_value
  % What classes inherit that extend single.
  methods
    function o = single_base(v)
      if nargin == 0
        v = single(0);
      end
      o@builtin_value(feval('single', v));
    end
  end
end
