classdef Row
    properties
        v
    end
    methods
        function r = Row(v)
            r.v = v;
        end
        function varargout = subsref(r, s)
            if strcmp(s(1).type, '()')
                varargout{1} = r.v(s(1).subs{:});
            else
                [varargout{1:nargout}] = builtin('subsref', r, s);
            end
        end
    end
end
