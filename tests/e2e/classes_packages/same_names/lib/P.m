classdef P
  methods
    function m (o), disp ('P of lib'), end
  end
  methods (Static)
    function s (), disp ('static, P of lib'), helper (), end
  end
end
