classdef (Abstract) graphWays < graphBase
  % What is asked of the ways through a graph: counts, neighbourhoods, paths, flows, centrality.
  methods
    function G = graphWays(varargin)
      G@graphBase(varargin{:});
    end

    function n = edgecount(G, s, t)
      s = placesOf(G, s);
      t = placesOf(G, t);
      [s, t] = deal(s + zeros(size(t)), t + zeros(size(s)));
      [a, b] = ordered(G, s(:), t(:));
      n = arrayfun(@(x, y) sum(G.from == x & G.to == y), a, b);
    end

    function tf = ismultigraph(G)
      tf = size(unique([G.from, G.to], 'rows'), 1) < numel(G.from);
    end

    function tf = hascycles(G)
      if isDirected(G)
        tf = ~isdag(G);
      else
        tf = numel(G.from) > G.count - max([conncomp(G), 0]);
      end
    end

    function I = incidence(G)
      % -1 where an edge begins, 1 where it ends, nothing for edges from a node to itself.
      I = zeros(G.count, numel(G.from));
      for k = find(G.from ~= G.to)'
        I(G.from(k), k) = -1;
        I(G.to(k), k) = 1;
      end
      I = sparse(I);
    end

    function [nodes, d] = nearest(G, s, radius, varargin)
      % The other nodes within a distance, the nearest ones first.
      s = placesOf(G, s);
      lengths = lengthsFrom(G, s)';
      at = find(lengths <= radius);
      at(at == s) = [];
      [d, order] = sort(lengths(at));
      nodes = named(G, at(order));
    end

    function [paths, edges] = allpaths(G, s, t, varargin)
      found = pathsTo(G, placesOf(G, s), placesOf(G, t));
      edges = cellfun(@(p) reshape(findedge(G, p(1:end - 1), p(2:end)), 1, []), found, 'UniformOutput', false);
      paths = cellfun(@(p) named(G, p), found, 'UniformOutput', false);
    end

    function [T, d] = shortestpathtree(G, s, varargin)
      % The edges of the shortest ways from a node to all others, as a digraph of the same nodes.
      s = placesOf(G, s);
      [d, before] = lengthsFrom(G, s);
      at = find(before);
      w = [];
      if ~isempty(G.weights)
        w = d(at) - d(before(at));
      end
      nodes = G.count;
      if ~isempty(G.names)
        nodes = G.names;
      end
      T = digraph(before(at), at, w, nodes);
    end

    function [most, flow] = maxflow(G, s, t, varargin)
      % The most that flows from one node to another, with the weights as capacities (Edmonds and Karp).
      s = placesOf(G, s);
      t = placesOf(G, t);
      room = full(adjacency(G, 'weighted'));
      given = room;
      most = 0;
      before = wayWithRoom(room, s, t);
      while ~isempty(before)
        at = t;
        more = Inf;
        while at ~= s
          more = min(more, room(before(at), at));
          at = before(at);
        end
        at = t;
        while at ~= s
          room(before(at), at) = room(before(at), at) - more;
          room(at, before(at)) = room(at, before(at)) + more;
          at = before(at);
        end
        most = most + more;
        before = wayWithRoom(room, s, t);
      end
      if nargout > 1
        used = max(given - room, 0);
        [a, b] = find(used);
        flow = digraph(a, b, used(used > 0), G.count);
      end
    end

    function c = centrality(G, kind, varargin)
      % How important each node is, by a measure; each edge counts as one.
      G.weights = [];
      switch char(kind)
        case 'degree'
          c = degree(G);
        case 'indegree'
          c = indegree(G);
        case 'outdegree'
          c = outdegree(G);
        case {'closeness', 'outcloseness'}
          c = closeness(distances(G));
        case 'incloseness'
          c = closeness(distances(G)');
        case 'betweenness'
          c = betweenness(G);
        otherwise
          error("MATLAB:graphfun:centrality:InvalidType", "Centrality type '%s' is not supported.", kind);
      end
    end
  end

  methods (Access = protected)
    function paths = pathsTo(G, way, t)
      % The ways that go on from this one to a node and meet no node twice.
      if way(end) == t
        paths = {way};
        return
      end
      paths = cell(0, 1);
      for next = reshape(unique(nextOf(G, way(end))), 1, [])
        if ~any(way == next)
          paths = [paths; pathsTo(G, [way, next], t)];
        end
      end
    end

    function c = betweenness(G)
      % How many of the shortest ways between two other nodes lead through each (Brandes).
      c = zeros(G.count, 1);
      for s = 1:G.count
        d = Inf(1, G.count);
        d(s) = 0;
        ways = zeros(1, G.count);
        ways(s) = 1;
        queue = s;
        k = 1;
        while k <= numel(queue)
          for next = reshape(nextOf(G, queue(k)), 1, [])
            if isinf(d(next))
              d(next) = d(queue(k)) + 1;
              queue(end + 1) = next;
            end
            if d(next) == d(queue(k)) + 1
              ways(next) = ways(next) + ways(queue(k));
            end
          end
          k = k + 1;
        end
        share = zeros(1, G.count);
        for at = flip(queue)
          for next = reshape(nextOf(G, at), 1, [])
            if d(next) == d(at) + 1
              share(at) = share(at) + ways(at) / ways(next) * (1 + share(next));
            end
          end
          if at ~= s
            c(at) = c(at) + share(at);
          end
        end
      end
      if ~isDirected(G)
        c = c / 2;
      end
    end
  end
end

function c = closeness(d)
  % From the distances of each node to all: the inverse of their sum, scaled by the part that is reached.
  n = size(d, 1);
  c = zeros(n, 1);
  for k = 1:n
    reached = isfinite(d(k, :)) & (1:n) ~= k;
    if any(reached)
      c(k) = (sum(reached) / (n - 1))^2 / sum(d(k, reached));
    end
  end
end

function before = wayWithRoom(room, s, t)
  % The node before each on a shortest way along edges with room left; [] where there is none.
  before = zeros(1, size(room, 1));
  before(s) = s;
  queue = s;
  while ~isempty(queue) && before(t) == 0
    next = find(room(queue(1), :) > 0 & before == 0);
    before(next) = queue(1);
    queue = [queue(2:end), next];
  end
  if before(t) == 0
    before = [];
  end
end
