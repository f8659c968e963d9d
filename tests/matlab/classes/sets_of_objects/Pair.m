classdef Pair
  properties
    x (1,1) double = 0
    y (1,1) double = 0
  end
  properties (Constant), K = 42, end
  methods
    function obj = Pair(x,y)
      arguments
        x (1,1) double = 0
        y (1,1) double = 0
      end
      obj.x=x; obj.y=y;
    end
    function n = norm(v), n = hypot(v.x,v.y); end
    function d = dot(a,b), d = a.x*b.x + a.y*b.y; end
    function c = plus(a,b), c = Pair(a.x+b.x,a.y+b.y); end
    function c = mtimes(a,b)
      if isnumeric(a), c = Pair(a*b.x,a*b.y); else, c = Pair(a.x*b,a.y*b); end
    end
    function tf = eq(a,b), tf = a.x==b.x && a.y==b.y; end
    function s = char(v), s = sprintf('(%g, %g)',v.x,v.y); end
    function disp(v)
      if isscalar(v), fprintf('  %s\n', char(v)); else, builtin('disp',v); end
    end
  end
  methods (Static)
    function v = zero(), v = Pair(0,0); end
  end
end
