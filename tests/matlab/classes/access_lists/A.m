classdef A < handle
    properties (Access = ?B)
        P = 3
    end
    properties (SetAccess = {?B, ?C2})
        Q = 1
    end
    methods (Access = {?B})
        function r = m(o), r = o.P*2; end
    end
end
