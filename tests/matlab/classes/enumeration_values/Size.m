classdef Size
    properties (SetAccess = immutable)
        Px
        Label
    end
    methods
        function s = Size(p,l)
            s.Px = p; s.Label = l;
        end
        function a = area(s), a = s.Px^2; end
    end
    enumeration
        Small (10,"s")
        Large (20,"l")
    end
end
