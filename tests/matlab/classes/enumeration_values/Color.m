classdef Color
    enumeration
        Red, Green, Blue
    end
    methods
        function r = isWarm(c)
            r = c == Color.Red;
        end
    end
    methods (Static)
        function c = default(), c = Color.Green; end
    end
end
