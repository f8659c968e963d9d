classdef Point
    properties
        X = 0
        Y = 0
    end
    properties (Access = private)
        secret = 1
    end
    methods
        function p = Point(x, y)
            if nargin
                p.X = x;
                p.Y = y;
                p.secret = x * y;
            end
        end
        function s = shown(p)
            s = p.secret;
        end
    end
end
