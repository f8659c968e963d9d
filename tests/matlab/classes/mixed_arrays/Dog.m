classdef Dog < Animal
    methods
        function o = Dog(varargin), o@Animal(varargin{:}); end
        function s = speak(o), s = "Woof"; end
    end
end
