classdef Plain < handle
  properties
    x = 1
  end
  methods
    function p = Plain()
    end
  end
end
