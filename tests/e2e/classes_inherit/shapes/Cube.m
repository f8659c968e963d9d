classdef Cube < Square
  methods
    function s = Cube (side)
      s@Square (side);
      s.name = 'cube';
    end
    function a = area (s)
      a = 6 * area@Square (s);
    end
  end
end
