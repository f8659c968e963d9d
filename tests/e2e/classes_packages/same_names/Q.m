classdef Q
  methods
    function m (o), disp ('Q beside'), end
  end
  methods (Static)
    function s (), disp ('static, Q beside'), helper (), end
  end
end
