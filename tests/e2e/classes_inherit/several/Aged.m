classdef Aged
  properties
    age = 0
  end
  methods
    function o = Aged (a)
      printf ('Aged with %d\n', nargin);
      if nargin, o.age = a; end
    end
    function o = birthday (o), o.age = o.age + 1; end
    function r = who_old (o), r = 'Aged'; end
  end
end
