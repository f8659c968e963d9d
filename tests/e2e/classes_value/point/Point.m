classdef Point
  properties
    x = 0
    y = 0
  end
  methods
    function obj = Point(x, y)
      if nargin > 0
        obj.x = x;
      end
      if nargin > 1
        obj.y = y;
      end
    end
    function r = norm2(obj)
      r = sqrt(obj.x ^ 2 + obj.y ^ 2);
    end
    function obj = move(obj, dx, dy)
      obj.x = obj.x + dx;
      obj.y = obj.y + dy;
    end
    function [a, b] = parts(obj)
      a = obj.x;
      b = obj.y;
    end
  end
end
