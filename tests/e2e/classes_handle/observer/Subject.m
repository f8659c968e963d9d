classdef Subject < handle
  properties (SetAccess = private)
    value = 0
    watchers = {}
  end
  methods
    function attach (s, w)
      s.watchers{end + 1} = w;
    end
    function set (s, v)
      s.value = v;
      for k = 1:numel (s.watchers)
        s.watchers{k}.update (s);
      end
    end
  end
end
