classdef Square < Shape
  properties
    side = 1
  end
  methods
    function s = Square (side)
      s@Shape ('square');
      s.side = side;
    end
    function a = area (s)
      a = s.side ^ 2;
    end
  end
end
