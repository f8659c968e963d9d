classdef Wide < double
  properties
    second
    first
  end
  methods
    function w = Wide(x)
      w@double(x);
    end
  end
end
