classdef Graph < handle
  properties (SetAccess = private)
    nodes
  end
  methods
    function g = Graph ()
      g.nodes = containers.Map ();
    end
    function n = node (g, name)
      if ! isKey (g.nodes, name)
        g.nodes(name) = Vertex (name);
      end
      n = g.nodes(name);
    end
    function edge (g, a, b, w)
      if nargin < 4, w = 1; end
      x = g.node (a); y = g.node (b);
      x.join (y, w);
      y.join (x, w);
    end
    function order = bfs (g, start)
      order = {};
      todo = {g.node(start)};
      todo{1}.seen = true;
      while ! isempty (todo)
        n = todo{1};
        todo(1) = [];
        order{end + 1} = n.name;
        for k = 1:numel (n.near)
          m = n.near{k};
          if ! m.seen
            m.seen = true;
            todo{end + 1} = m;
          end
        end
      end
      g.forget ();
    end
    function forget (g)
      all = values (g.nodes);
      for k = 1:numel (all)
        all{k}.seen = false;
        all{k}.dist = Inf;
      end
    end
    function d = distance (g, a, b)
      g.forget ();
      s = g.node (a);
      s.dist = 0;
      changed = true;
      while changed
        changed = false;
        all = values (g.nodes);
        for k = 1:numel (all)
          changed = all{k}.relax () || changed;
        end
      end
      d = g.node (b).dist;
    end
  end
end
