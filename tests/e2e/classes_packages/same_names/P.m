classdef P
  methods
    function m (o), disp ('P beside'), end
  end
  methods (Static)
    function s (), disp ('static, P beside'), helper (), end
  end
end
