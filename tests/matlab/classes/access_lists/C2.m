classdef C2
    methods
        function setq(~,a), a.Q = 9; end
        function r = bad(~,a), r = a.P; end
    end
end
