classdef B
    methods
        function r = peek(~,a), r = a.P + a.m(); a.Q = 7; end
    end
end
