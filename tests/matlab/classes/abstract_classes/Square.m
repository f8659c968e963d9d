classdef Square < Shape
  properties
    side = 2
  end
  methods
    function a = area (s), a = s.side ^ 2; end
  end
end
