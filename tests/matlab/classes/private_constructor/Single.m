classdef Single < handle
    properties
        Val = 0
    end
    methods (Access = private)
        function o = Single(), o.Val = 1; end
    end
    methods (Static)
        function o = getInstance()
            persistent inst
            if isempty(inst) || ~isvalid(inst), inst = Single(); end
            o = inst;
        end
    end
end
