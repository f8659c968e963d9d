classdef Res < handle
    properties
        name
    end
    methods
        function o = Res(n), o.name = n; end
        function delete(o), global LOG; LOG{end+1} = ['del ' o.name]; end
    end
end
