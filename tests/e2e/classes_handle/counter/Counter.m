classdef Counter < handle
  properties
    value = 0
    step = 1
  end
  properties (SetAccess = private)
    calls = 0
  end
  methods
    function c = Counter (start, step)
      if nargin >= 1, c.value = start; end
      if nargin >= 2, c.step = step; end
    end
    function inc (c, n)
      if nargin < 2, n = 1; end
      c.value = c.value + n * c.step;
      c.calls += 1;
    end
    function r = get (c)
      r = c.value;
    end
    function c = chain (c)
      c.inc ();
    end
    function reset (c)
      c.value = 0;
    end
  end
end
