classdef Disc < Shape
  properties
    r = 1
  end
  methods
    function s = Disc (r)
      s = s@Shape ('disc');
      s.r = r;
    end
    function a = area (s)
      a = 3 * s.r ^ 2;
    end
    function describe (s)
      describe@Shape (s);
      printf ('  radius %g\n', s.r);
    end
  end
end
