classdef Deep < matlab.mixin.Copyable
  properties
    part
  end
  methods (Access = protected)
    function c = copyElement (o)
      c = copyElement@matlab.mixin.Copyable (o);
      c.part = copy (o.part);
    end
  end
end
