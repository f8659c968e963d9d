classdef T
  methods
    function m (o), disp ('T of lib'), end
  end
  methods (Static)
    function s (), disp ('static, T of lib'), helper (), end
  end
end
