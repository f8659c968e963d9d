classdef Log < handle
  properties
    lines = {}
  end
  methods
    function watch (l, m)
      addlistener (m, 'Changed', @(src, e) l.add (sprintf ('%s %g', e.EventName, src.level)));
      m.addlistener ('Overflow', @l.overflow);
    end
    function add (l, text)
      l.lines{end + 1} = text;
    end
    function overflow (l, src, e)
      l.add (sprintf ('over by %g', e.amount));
      assert (e.Source == src);
    end
  end
end
