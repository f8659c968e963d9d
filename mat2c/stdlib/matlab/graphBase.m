classdef graphBase
  % What graph and digraph share: numbered nodes, perhaps with names, and weighted edges in the order of their ends.
  properties (Access = protected)
    from = zeros(0, 1)
    to = zeros(0, 1)
    weights = []
    names = {}
    count = 0
  end
  methods (Abstract)
    tf = isDirected(G)
  end
  methods
    function G = graphBase(varargin)
      if nargin == 0
        return
      end
      if nargin == 1 || (~ischar(varargin{1}) && ~isvector(varargin{1}) && ~isnumeric(varargin{2}))
        G = ofMatrix(G, varargin{:});
        return
      end
      [s, t] = varargin{1:2};
      rest = varargin(3:end);
      w = [];
      if ~isempty(rest) && isnumeric(rest{1})
        w = rest{1};
        rest(1) = [];
      end
      if ~isempty(rest)
        if isnumeric(rest{1}) && isscalar(rest{1})
          G.count = rest{1};
        elseif iscellstr(rest{1}) || isstring(rest{1})
          G.names = reshape(cellstr(rest{1}), [], 1);
          G.count = numel(G.names);
        end
      end
      if ~isnumeric(s)
        s = cellstr(s);
        t = cellstr(t);
        if isempty(G.names)
          pairs = [repmat(reshape(s, 1, []), 1, numel(t) / numel(s)); reshape(t, 1, [])];
          G.names = reshape(unique(pairs(:), 'stable'), [], 1);
          G.count = numel(G.names);
        end
      end
      G = addedEdges(G, placesOf(G, s), placesOf(G, t), w);
    end

    function n = numnodes(G)
      n = G.count;
    end

    function n = numedges(G)
      n = numel(G.from);
    end

    function varargout = subsref(G, s)
      if strcmp(s(1).type, '.') && strcmp(s(1).subs, 'Nodes')
        value = table();
        if ~isempty(G.names)
          value.Name = G.names;
        else
          value = table('Size', [G.count, 0], 'VariableTypes', {});
        end
      elseif strcmp(s(1).type, '.') && strcmp(s(1).subs, 'Edges')
        value = edgesOf(G);
      else
        [varargout{1:max(nargout, 1)}] = builtin('subsref', G, s);
        return
      end
      if numel(s) > 1
        value = subsref(value, s(2:end));
      end
      varargout{1} = value;
    end

    function at = findnode(G, nodes)
      at = placesOf(G, nodes);
    end

    function at = findedge(G, s, t)
      s = placesOf(G, s);
      t = placesOf(G, t);
      at = zeros(max(numel(s), numel(t)), 1);
      for k = 1:numel(at)
        [a, b] = ordered(G, s(min(k, end)), t(min(k, end)));
        found = find(G.from == a & G.to == b, 1);
        if ~isempty(found)
          at(k) = found;
        end
      end
    end

    function G = addnode(G, nodes)
      if isnumeric(nodes)
        G.count = G.count + nodes;
        if ~isempty(G.names)
          G.names = [G.names; arrayfun(@(k) sprintf('Node%d', k), (G.count - nodes + 1:G.count)', 'UniformOutput', false)];
        end
      else
        G.names = [G.names; reshape(cellstr(nodes), [], 1)];
        G.count = numel(G.names);
      end
    end

    function G = addedge(G, s, t, w)
      if nargin < 4
        w = [];
      end
      if ~isnumeric(s)
        for name = reshape([reshape(cellstr(s), 1, []); reshape(cellstr(t), 1, [])], 1, [])
          if ~any(strcmp(name{1}, G.names))
            G = addnode(G, name{1});
          end
        end
      end
      G = addedEdges(G, placesOf(G, s), placesOf(G, t), w);
    end

    function G = rmedge(G, s, t)
      if nargin == 2
        gone = s;
      else
        gone = findedge(G, s, t);
      end
      gone = gone(gone > 0);
      G.from(gone) = [];
      G.to(gone) = [];
      if ~isempty(G.weights)
        G.weights(gone) = [];
      end
    end

    function G = rmnode(G, nodes)
      at = placesOf(G, nodes);
      keep = true(G.count, 1);
      keep(at) = false;
      G = subgraph(G, find(keep));
    end

    function H = subgraph(G, nodes)
      if islogical(nodes)
        nodes = find(nodes);
      end
      at = placesOf(G, nodes);
      number = zeros(G.count, 1);
      number(at) = 1:numel(at);
      stays = number(G.from) > 0 & number(G.to) > 0;
      H = G;
      H.count = numel(at);
      if ~isempty(G.names)
        H.names = G.names(at);
      end
      s = number(G.from(stays));
      t = number(G.to(stays));
      w = [];
      if ~isempty(G.weights)
        w = G.weights(stays);
      end
      H.from = zeros(0, 1);
      H.to = zeros(0, 1);
      H.weights = [];
      H = addedEdges(H, s, t, w);
    end

    function A = adjacency(G, kind)
      values = ones(numel(G.from), 1);
      if nargin > 1 && strcmp(kind, 'weighted') && ~isempty(G.weights)
        values = G.weights;
      end
      A = zeros(G.count);
      for k = 1:numel(values)
        A(G.from(k), G.to(k)) = A(G.from(k), G.to(k)) + values(k);
        if ~isDirected(G)
          A(G.to(k), G.from(k)) = A(G.from(k), G.to(k));
        end
      end
      A = sparse(A);
    end

    function [path, d, edges] = shortestpath(G, s, t, varargin)
      s = placesOf(G, s);
      t = placesOf(G, t);
      [lengths, before] = lengthsFrom(G, s);
      d = lengths(t);
      path = zeros(1, 0);
      if isfinite(d)
        path = t;
        while path(1) ~= s
          path = [before(path(1)), path];
        end
      end
      edges = findedge(G, path(1:end - 1), path(2:end))';
      path = named(G, path);
    end

    function d = distances(G, s, t, varargin)
      if nargin < 2
        s = 1:G.count;
      end
      if nargin < 3
        t = 1:G.count;
      end
      s = placesOf(G, s);
      t = placesOf(G, t);
      d = zeros(numel(s), numel(t));
      for k = 1:numel(s)
        all = lengthsFrom(G, s(k));
        d(k, :) = all(t);
      end
    end

    function v = bfsearch(G, s)
      s = placesOf(G, s);
      seen = false(1, G.count);
      seen(s) = true;
      v = s;
      k = 1;
      while k <= numel(v)
        next = nextOf(G, v(k));
        next = next(~seen(next));
        seen(next) = true;
        v = [v; next(:)];
        k = k + 1;
      end
      v = named(G, v);
    end

    function v = dfsearch(G, s)
      todo = placesOf(G, s);
      seen = false(1, G.count);
      v = zeros(0, 1);
      while ~isempty(todo)
        at = todo(end);
        todo(end) = [];
        if seen(at)
          continue
        end
        seen(at) = true;
        v(end + 1, 1) = at;
        next = nextOf(G, at);
        todo = [todo, reshape(flip(next(~seen(next))), 1, [])];
      end
      v = named(G, v);
    end

    function H = reordernodes(G, order)
      H = subgraph(G, order);
    end

    function plot(G, varargin)
    end

    function disp(G)
      fprintf('  %s with properties:\n\n    Edges: [%d×%d table]\n    Nodes: [%d×%d table]\n\n', class(G), numel(G.from), 1 + ~isempty(G.weights), G.count, ~isempty(G.names));
    end
  end

  methods (Access = protected)
    function at = placesOf(G, nodes)
      if isnumeric(nodes)
        at = nodes;
        return
      end
      [~, at] = ismember(cellstr(nodes), G.names);
    end

    function r = named(G, at)
      r = at;
      if ~isempty(G.names)
        r = reshape(G.names(at), size(at));
      end
    end

    function [a, b] = ordered(G, s, t)
      a = s;
      b = t;
      if ~isDirected(G)
        a = min(s, t);
        b = max(s, t);
      end
    end

    function G = addedEdges(G, s, t, w)
      s = reshape(double(s), [], 1);
      t = reshape(double(t), [], 1);
      n = max(numel(s), numel(t));
      s = s + zeros(n, 1);
      t = t + zeros(n, 1);
      [s, t] = ordered(G, s, t);
      if ~isempty(w) && isempty(G.weights)
        G.weights = ones(numel(G.from), 1);
      elseif isempty(w) && ~isempty(G.weights)
        w = ones(n, 1);
      end
      G.from = [G.from; s];
      G.to = [G.to; t];
      if ~isempty(w)
        G.weights = [G.weights; reshape(double(w), [], 1) + zeros(n, 1)];
      end
      G.count = max([G.count; s; t]);
      [~, order] = sortrows([G.from, G.to]);
      G.from = G.from(order);
      G.to = G.to(order);
      if ~isempty(G.weights)
        G.weights = G.weights(order);
      end
    end

    function G = ofMatrix(G, A, names, varargin)
      G.count = size(A, 1);
      if ~isDirected(G)
        A = triu(A);
      end
      [s, t, w] = find(A);
      if nargin > 2 && (iscellstr(names) || (isstring(names) && numel(names) == G.count))
        G.names = reshape(cellstr(names), [], 1);
      end
      if islogical(A)
        w = [];
      end
      G = addedEdges(G, s, t, w);
    end

    function T = edgesOf(G)
      ends = [G.from, G.to];
      if ~isempty(G.names)
        ends = reshape(G.names(ends), [], 2);
      end
      T = table(ends, 'VariableNames', {'EndNodes'});
      if ~isempty(G.weights)
        T.Weight = G.weights;
      end
    end

    function next = nextOf(G, at)
      next = G.to(G.from == at);
      if ~isDirected(G)
        next = unique([next; G.from(G.to == at)]);
      end
    end

    function [d, before] = lengthsFrom(G, s)
      % Lengths of the shortest ways from a node, and the node that comes before each (Bellman and Ford).
      d = Inf(1, G.count);
      before = zeros(1, G.count);
      d(s) = 0;
      w = G.weights;
      if isempty(w)
        w = ones(numel(G.from), 1);
      end
      a = G.from;
      b = G.to;
      if ~isDirected(G)
        [a, b, w] = deal([a; b], [b; a], [w; w]);
      end
      changed = true;
      while changed
        changed = false;
        for k = 1:numel(a)
          if d(a(k)) + w(k) < d(b(k))
            d(b(k)) = d(a(k)) + w(k);
            before(b(k)) = a(k);
            changed = true;
          end
        end
      end
    end
  end
end
