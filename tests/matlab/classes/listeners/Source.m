classdef Source < handle
  events
    Told
  end
  methods
    function tell(o)
      notify(o, 'Told');
    end
  end
end
