classdef Square < Shape
    properties
        Sides = 4
        Len
    end
    methods
        function obj = Square(l)
            obj@Shape("square");
            obj.Len = l;
        end
        function a = area(obj), a = obj.Len^2*obj.helper(); end
        function s = describe(obj), s = "[" + describe@Shape(obj) + "]"; end
    end
end
