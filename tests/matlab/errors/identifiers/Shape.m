classdef (Abstract) Shape
  methods (Abstract)
    a = area(s)
  end
end
