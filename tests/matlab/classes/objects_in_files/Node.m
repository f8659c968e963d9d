classdef Node < handle
    properties
        Value
        Next
        Back
    end
    properties (Transient)
        Cache = 5
    end
    methods
        function n = Node(v)
            if nargin
                n.Value = v;
            end
        end
    end
end
