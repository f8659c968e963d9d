classdef Shape
  properties
    name = 'shape'
  end
  methods
    function s = Shape (name)
      if nargin, s.name = name; end
    end
    function a = area (s)
      a = 0;
    end
    function describe (s)
      printf ('%s (%s): %g\n', s.name, class (s), s.area ());
    end
    function r = bigger (s, t)
      r = area (s) > area (t);
    end
  end
  methods (Static)
    function s = unit (), s = Square (1); end
  end
end
