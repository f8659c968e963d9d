classdef Watcher < handle
  properties
    seen = []
    label
    action
  end
  methods
    function w = Watcher (label, action)
      w.label = label;
      if nargin > 1, w.action = action; end
    end
    function update (w, s)
      w.seen(end + 1) = s.value;
      if ! isempty (w.action)
        w.action (w.label, s.value);
      end
    end
  end
end
