classdef W
  methods
    function m (o), disp ('pk.W beside'), end
  end
  methods (Static)
    function s (), disp ('static, pk.W beside'), helper (), end
  end
end
