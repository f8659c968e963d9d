classdef Circle < Shape
    properties
        Sides = Inf
        R (1,1) double {mustBePositive} = 1
    end
    methods
        function obj = Circle(r), obj@Shape("circle"); if nargin, obj.R = r; end, end
        function a = area(obj), a = pi*obj.R^2; end
    end
end
