classdef char_base < builtin_value
  % What classes inherit that extend char.
  methods
    function o = char_base(v)
      if nargin == 0
        v = '';
      end
      o@builtin_value(feval('char', v));
    end
  end
end
