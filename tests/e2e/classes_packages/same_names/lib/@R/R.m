classdef R
  methods
    function m (o), disp ('@R of lib'), end
  end
  methods (Static)
    function s (), disp ('static, @R of lib'), helper (), end
  end
end
