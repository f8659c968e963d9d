classdef Named
  properties
    name = 'nobody'
  end
  methods
    function o = Named (n)
      printf ('Named with %d\n', nargin);
      if nargin, o.name = n; end
    end
    function r = hello (o), r = ['I am ' o.name]; end
    function r = who_is (o), r = 'Named'; end
  end
end
