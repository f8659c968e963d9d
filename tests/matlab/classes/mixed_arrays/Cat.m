classdef Cat < Animal
    methods
        function o = Cat(varargin), o@Animal(varargin{:}); end
        function s = speak(o), s = "Meow"; end
    end
end
