% "incidence", "edgecount", "nearest", "allpaths", "shortestpathtree", "maxflow", "centrality", "hascycles", "inedges"
%#dialect matlab
G = digraph([1 1 2],[2 3 3]);
assert(isequal(full(incidence(G)),[-1 -1 0;1 0 -1;0 1 1]))
assert(isequal(allpaths(G,1,3),{[1 2 3];[1 3]}) && edgecount(G,1,2)==1 && edgecount(G,2,1)==0)
[paths,edges] = allpaths(G,1,3); assert(isequal(edges,{[1 3];2}))
assert(~hascycles(G) && hascycles(digraph([1 2],[2 1])) && hascycles(graph([1 2 3],[2 3 1])) && ~hascycles(graph(1,2)))
[e,n] = inedges(G,3); assert(isequal(e,[2;3]) && isequal(n,[1;2])); [e,n] = outedges(G,1); assert(isequal(e,[1;2]) && isequal(n,[2;3]))
T = shortestpathtree(digraph([1 1 2],[2 3 3],[1 5 1]),1); assert(isequal(T.Edges.EndNodes,[1 2;2 3]) && isequal(T.Edges.Weight,[1;1]))
assert(maxflow(digraph([1 1 2 3],[2 3 4 4],[3 2 2 3]),1,4)==4)
s = [1 1 2 2 3 4 4 4 5 5]; t = [2 3 3 4 5 3 5 6 4 6]; w = [0.77 0.44 0.67 0.75 0.89 0.90 2 0.76 1 1];
[mf,GF] = maxflow(digraph(s,t,w),1,6); assert(abs(mf-1.21)<1e-12 && numedges(GF)>0)
G = graph([1 2 3 1],[2 3 1 4]);
assert(isequal(centrality(G,'degree'),[3;2;2;1]) && ~ismultigraph(G))
[n,d] = nearest(graph([1 2 3],[2 3 4]),1,2); assert(isequal(n,[2;3]) && isequal(d,[1;2]))
P = graph([1 2],[2 3],[7 9]); assert(isequal(centrality(P,'betweenness'),[0;1;0]) && isequal(centrality(P,'closeness'),[1/3;1/2;1/3]))
N = digraph({'a','a','b'},{'b','c','c'}); assert(isequal(allpaths(N,'a','c'),{{'a','b','c'};{'a','c'}}))
disp('passed')
