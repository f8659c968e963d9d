classdef (Abstract) Shape
    properties
        Name (1,1) string = "shape"
    end
    properties (Abstract)
        Sides
    end
    methods
        function obj = Shape(n), if nargin, obj.Name = n; end, end
        function s = describe(obj), s = obj.Name + ":" + obj.area(); end
    end
    methods (Abstract)
        a = area(obj)
    end
    methods (Static)
        function s = kind(), s = 'shape'; end
    end
    methods (Access = protected)
        function r = helper(obj), r = 1; end
    end
end
