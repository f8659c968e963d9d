classdef Square < Shape
  properties
    side = 1
  end
  methods
    function obj = Square(side)
      obj.side = side;
    end
    function a = area(obj)
      a = obj.side ^ 2;
    end
    function T = table(obj)
      T = table(obj.side, area(obj), 'VariableNames', {'side', 'area'});
    end
  end
end
