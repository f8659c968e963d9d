classdef Flag
  properties
    on
  end
  methods
    function obj = Flag(on)
      obj.on = on;
    end
    function tf = logical(obj)
      tf = obj.on;
    end
  end
end
