classdef A
  properties
    x = 1;
  end
  methods
    function m (o), disp ('m'), end
  end
  methods (Static)
    function s (), disp ('s'), end
  end
end
