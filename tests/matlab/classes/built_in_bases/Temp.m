classdef Temp < double
  methods
    function o = Temp(v), o = o@double(v); end
    function k = kelvin(o), k = double(o) + 273.15; end
  end
end
