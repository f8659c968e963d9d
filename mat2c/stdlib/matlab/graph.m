classdef graph < graphWays
  % Nodes and edges between them ("graph" of MATLAB's documentation).
  methods
    function G = graph(varargin)
      G@graphWays(varargin{:});
    end

    function tf = isDirected(G)
      tf = false;
    end

    function [edges, nodes] = outedges(G, node)
      at = placesOf(G, node);
      edges = find(G.from == at | G.to == at);
      other = G.from(edges) + G.to(edges) - at;
      nodes = named(G, other);
    end

    function n = degree(G, nodes)
      n = accumarray([G.from; G.to], 1, [G.count, 1]);
      if nargin > 1
        n = reshape(n(placesOf(G, nodes)), [], 1);
      end
    end

    function v = neighbors(G, node)
      v = named(G, nextOf(G, placesOf(G, node)));
    end

    function [bins, sizes] = conncomp(G, varargin)
      bins = zeros(1, G.count);
      for k = 1:G.count
        if bins(k) == 0
          reached = isfinite(lengthsFrom(G, k));
          bins(reached) = max(bins) + 1;
        end
      end
      sizes = accumarray(bins(:), 1)';
    end

    function T = minspantree(G, varargin)
      % The lightest edges that connect all nodes (Kruskal).
      w = G.weights;
      if isempty(w)
        w = ones(numel(G.from), 1);
      end
      [~, order] = sort(w);
      part = 1:G.count;
      taken = false(numel(w), 1);
      for k = order'
        a = part(G.from(k));
        b = part(G.to(k));
        if a ~= b
          taken(k) = true;
          part(part == b) = a;
        end
      end
      T = rmedge(G, find(~taken));
    end

    function L = laplacian(G)
      A = full(adjacency(G));
      L = sparse(diag(sum(A)) - A);
    end
  end
end
