classdef Temp
  properties (Constant)
    ZERO = -273.15
    PAIR = [7, 2]
  end
  properties
    kelvin
  end
  methods
    function t = Temp (k)
      t.kelvin = k;
    end
    function r = celsius (t)
      r = Temp.toCelsius (t.kelvin);
    end
  end
  methods (Static)
    function t = fromCelsius (c)
      t = Temp (c - Temp.ZERO);
    end
    function r = toCelsius (k)
      r = k + Temp.ZERO;
    end
    function r = base ()
      r = 7;
    end
    function [a, b] = two (x)
      a = x;
      b = 2 * x;
    end
    function show (varargin)
      printf ('%d arguments\n', nargin);
    end
  end
end
