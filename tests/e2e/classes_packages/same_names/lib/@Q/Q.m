classdef Q
  methods
    function m (o), disp ('@Q of lib'), end
  end
  methods (Static)
    function s (), disp ('static, @Q of lib'), helper (), end
  end
end
