classdef R
  methods
    function m (o), disp ('@R beside'), end
  end
  methods (Static)
    function s (), disp ('static, @R beside'), helper (), end
  end
end
