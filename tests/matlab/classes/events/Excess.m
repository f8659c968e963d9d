classdef Excess < event.EventData
  properties
    amount
  end
  methods
    function e = Excess (x), e.amount = x; end
  end
end
