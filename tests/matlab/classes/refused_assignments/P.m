classdef P
    properties (SetAccess = immutable)
        Id
    end
    properties (Dependent)
        Twice
        RO
    end
    properties
        V = 1
    end
    methods
        function o = P(id), o.Id = id; end
        function t = get.Twice(o), t = 2*o.V; end
        function o = set.Twice(o,v), o.V = v/2; end
        function t = get.RO(o), t = 5; end
        function o = change(o), o.Id = 99; end
    end
end
