classdef Range < handle
  properties (Access = private)
    at
  end
  properties
    from = 1
    to = 3
    step = 1
  end
  methods
    function r = Range (varargin)
      names = {'from', 'to', 'step'};
      for k = 1:nargin
        r.(names{k}) = varargin{k};
      end
      r.rewind ();
    end
    function rewind (r)
      r.at = r.from;
    end
    function tf = more (r)
      tf = r.at <= r.to;
    end
    function v = next (r)
      if ! r.more ()
        error ('Range:end', 'no more');
      end
      v = r.at;
      r.at = r.at + r.step;
    end
    function m = map (r, f)
      m = {};
      r.rewind ();
      while r.more ()
        m{end + 1} = f (r.next ());
      end
    end
    function t = reduce (r, f, t)
      r.rewind ();
      while r.more (), t = f (t, r.next ()); end
    end
  end
end
