classdef Noted < handle
  properties
    id = 0
    log
  end
  methods
    function o = Noted(id, log)
      if nargin > 0
        o.id = id;
        o.log = log;
      end
    end
    function delete(o)
      if isa(o.log, 'containers.Map')
        o.log(o.log.Count + 1) = o.id;
      end
    end
  end
end
