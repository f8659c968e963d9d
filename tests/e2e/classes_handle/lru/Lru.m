classdef Lru < handle
  properties (SetAccess = private)
    limit
    hits = 0
    misses = 0
  end
  properties (Access = private)
    keys = {}
    vals = {}
    make
  end
  methods
    function c = Lru (limit, make)
      c.limit = limit;
      c.make = make;
    end
    function v = get (c, key)
      k = find (strcmp (c.keys, key));
      if isempty (k)
        c.misses += 1;
        v = c.make (key);
        if numel (c.keys) == c.limit
          c.keys(1) = [];
          c.vals(1) = [];
        end
      else
        c.hits++;
        v = c.vals{k};
        c.keys(k) = [];
        c.vals(k) = [];
      end
      c.keys{end + 1} = key;
      c.vals{end + 1} = v;
    end
    function s = order (c), s = strjoin (c.keys, ','); end
  end
end
