classdef Door < handle
  properties (SetAccess = private)
    state = 'closed'
    history = {}
  end
  properties (Constant, Access = private)
    TABLE = struct ('closed', struct ('open', 'open', 'lock', 'locked'), 'open', struct ('close', 'closed'), 'locked', struct ('unlock', 'closed'))
  end
  properties
    onChange = []
  end
  methods
    function ok = send (d, event)
      row = d.TABLE.(d.state);
      ok = isfield (row, event);
      if ok
        before = d.state;
        d.state = row.(event);
        d.history{end + 1} = [before '>' d.state];
        if ! isempty (d.onChange), d.onChange (before, d.state); end
      end
    end
  end
end
