classdef Meter < handle
  properties
    level = 0
  end
  events
    Changed
    Overflow
  end
  methods
    function set (m, x)
      m.level = x;
      notify (m, 'Changed');
      if x > 10
        m.notify ('Overflow', Excess (x - 10));
      end
    end
  end
end
