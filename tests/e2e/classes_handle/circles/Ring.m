classdef Ring < handle
  properties
    name
    next
    all = {}
  end
  methods
    function r = Ring (n)
      r.name = n;
      r.next = r;
    end
    function link (r, s)
      s.next = r.next;
      r.next = s;
      r.all{end + 1} = s;
      s.all{end + 1} = r;
    end
  end
end
