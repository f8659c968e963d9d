classdef Temp
  properties (Constant)
    ZERO = -273.15
    BOILING = 100 - Temp.ZERO
    PAIR = [Temp.base(), Temp.ZERO]
  end
  properties
    start = Temp.base () + 1
  end
  methods (Static)
    function r = base (), r = 7; end
  end
end
