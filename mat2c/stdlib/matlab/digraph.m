classdef digraph < graphWays
  % Nodes and edges that lead from one to another ("digraph" of MATLAB's documentation).
  methods
    function G = digraph(varargin)
      G@graphWays(varargin{:});
    end

    function tf = isDirected(G)
      tf = true;
    end

    function n = indegree(G, nodes)
      n = accumarray(G.to, 1, [G.count, 1]);
      if nargin > 1
        n = reshape(n(placesOf(G, nodes)), [], 1);
      end
    end

    function n = outdegree(G, nodes)
      n = accumarray(G.from, 1, [G.count, 1]);
      if nargin > 1
        n = reshape(n(placesOf(G, nodes)), [], 1);
      end
    end

    function v = successors(G, node)
      v = named(G, G.to(G.from == placesOf(G, node)));
    end

    function v = predecessors(G, node)
      v = named(G, G.from(G.to == placesOf(G, node)));
    end

    function [edges, nodes] = inedges(G, node)
      edges = find(G.to == placesOf(G, node));
      nodes = named(G, G.from(edges));
    end

    function [edges, nodes] = outedges(G, node)
      edges = find(G.from == placesOf(G, node));
      nodes = named(G, G.to(edges));
    end

    function order = toposort(G, varargin)
      % The nodes so that all edges lead ahead, those with small numbers first.
      open = accumarray(G.to, 1, [G.count, 1]);
      done = false(G.count, 1);
      order = zeros(1, 0);
      while numel(order) < G.count
        at = find(open == 0 & ~done, 1);
        if isempty(at)
          error("MATLAB:graphfun:toposort:NotDAG", "Graph must be directed acyclic graph.");
        end
        done(at) = true;
        order(end + 1) = at;
        next = G.to(G.from == at);
        open = open - accumarray(next, 1, [G.count, 1]);
      end
      order = named(G, order);
    end

    function tf = isdag(G)
      tf = true;
      try
        toposort(G);
      catch
        tf = false;
      end
    end

    function G = flipedge(G)
      [s, t, w] = deal(G.to, G.from, G.weights);
      G.from = zeros(0, 1);
      G.to = zeros(0, 1);
      G.weights = [];
      G = addedEdges(G, s, t, w);
    end

    function [bins, sizes] = conncomp(G, varargin)
      % Nodes that reach each other, or, of the type weak, that are connected in any direction.
      weak = numel(varargin) > 1 && strcmp(varargin{2}, 'weak');
      reach = false(G.count);
      for k = 1:G.count
        reach(k, :) = isfinite(lengthsFrom(G, k));
      end
      if weak
        both = reach | reach';
        for k = 1:G.count
          both = double(both) * double(both) > 0;
        end
      else
        both = reach & reach';
      end
      bins = zeros(1, G.count);
      for k = 1:G.count
        if bins(k) == 0
          bins(both(k, :)) = max(bins) + 1;
        end
      end
      sizes = accumarray(bins(:), 1)';
    end
  end
end
