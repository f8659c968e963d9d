classdef (Abstract) Animal < matlab.mixin.Heterogeneous
    properties
        Name
    end
    methods
        function o = Animal(n), if nargin, o.Name = n; end, end
    end
    methods (Abstract)
        s = speak(o)
    end
    methods (Sealed)
        function n = names(o), n = {o.Name}; end
    end
end
