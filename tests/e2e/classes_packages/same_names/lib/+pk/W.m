classdef W
  methods
    function m (o), disp ('pk.W of lib'), end
  end
  methods (Static)
    function s (), disp ('static, pk.W of lib'), helper (), end
  end
end
