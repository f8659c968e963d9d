classdef (Abstract) Shape
  methods (Abstract)
    a = area (s)
  end
  methods
    function r = describe (s)
      r = sprintf ('%s %g', class (s), s.area ());
    end
  end
end
