classdef Obj < handle
  properties, Name = 'obj', end
  properties (SetAccess=immutable), Id, end
  methods
    function o=Obj(), o.Id=Obj.total(1); end
    function n=getName(o), n=o.Name; end
    function clear(o), o.Name=''; end
  end
  methods (Static)
    function n=total(k), persistent c; if isempty(c), c=0; end; if nargin, c=c+k; end; n=c; end
  end
end
