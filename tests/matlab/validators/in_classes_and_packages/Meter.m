classdef Meter
  properties
    Limit (1,1) double {Meter.mustBeSane(Limit)} = 1
    Depth {mustBeInRange(Depth, 0, 9), Meter.mustBeSane(Depth)} = 1
    Marks {checks.mustBeShort, Meter.mustBeSane} = 1
  end
  methods
    function obj = Meter(opts)
      arguments
        opts.Limit {Meter.mustBeSane} = 2
        opts.Marks {checks.mustBeShort(opts.Marks, 2)} = 3
      end
      obj.Limit = opts.Limit;
      obj.Marks = opts.Marks;
    end
  end
  methods
    function obj = set.Depth(obj, value)
      obj.Depth = 2 * value;
    end
  end
  methods (Static)
    function mustBeSane(x)
      if any(x < 0)
        error("Meter:negative", "It must not be negative.");
      end
    end
  end
end
