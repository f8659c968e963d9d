classdef Chain < handle
    properties
        Data
        Next = Chain.empty
    end
    methods
        function c = Chain(d)
            c.Data = d;
        end
        function insertAfter(c, p)
            c.Next = p.Next;
            p.Next = c;
        end
    end
end
