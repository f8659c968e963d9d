classdef Vec
    properties
        x = 0
        y = 0
    end
    methods
        function v = Vec(x,y)
            if nargin == 2, v.x = x; v.y = y; end
        end
        function r = plus(a,b), r = Vec(a.x+b.x,a.y+b.y); end
        function r = minus(a,b), r = Vec(a.x-b.x,a.y-b.y); end
        function r = mtimes(a,b)
            if isnumeric(a), r = Vec(a*b.x,a*b.y);
            elseif isnumeric(b), r = Vec(a.x*b,a.y*b);
            else, r = a.x*b.x+a.y*b.y; end
        end
        function r = uminus(a), r = Vec(-a.x,-a.y); end
        function tf = eq(a,b), tf = a.x==b.x && a.y==b.y; end
        function tf = lt(a,b), tf = norm(a) < norm(b); end
        function n = norm(a), n = sqrt(a.x^2+a.y^2); end
        function s = char(a), s = sprintf('(%g,%g)',a.x,a.y); end
        function s = string(a), s = string(char(a)); end
        function d = double(a), d = [a.x a.y]; end
        function disp(a), fprintf('Vec%s\n',char(a)); end
        function v = set.x(v,val)
            if ~isnumeric(val), error('Vec:type','x must be numeric'); end
            v.x = val;
        end
        function n = numArgs(varargin), n = nargin; end
        function obj = scale(obj,k), obj.x = obj.x*k; obj.y = obj.y*k; end
    end
end
