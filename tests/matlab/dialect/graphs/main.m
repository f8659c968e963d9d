% "graph", "digraph", "shortestpath", "bfsearch", "conncomp", "toposort", "minspantree", "addedge", "degree"
%#dialect matlab
G = graph([1 1 2 3], [2 3 4 4], [4 1 1 5]);
assert(numnodes(G) == 4 && numedges(G) == 4);
assert(isequal(G.Edges.EndNodes, [1 2; 1 3; 2 4; 3 4]) && isequal(G.Edges.Weight, [4; 1; 1; 5]));
[p, d] = shortestpath(G, 1, 4);
assert(isequal(p, [1 2 4]) && d == 5);
assert(isequal(degree(G), [2; 2; 2; 2]) && isequal(neighbors(G, 1), [2; 3]));
assert(isequal(full(adjacency(G)), [0 1 1 0; 1 0 0 1; 1 0 0 1; 0 1 1 0]));
assert(isequal(distances(G, 1), [0 4 1 5]));
T = minspantree(G);
assert(numedges(T) == 3 && sum(T.Edges.Weight) == 6);
H = rmedge(G, 1, 2);
assert(numedges(H) == 3 && findedge(H, 1, 2) == 0 && findedge(G, 2, 1) == 1);
H = addnode(G, 2);
assert(isequal(conncomp(H), [1 1 1 1 2 3]));
N = graph({'a', 'b'}, {'b', 'c'});
assert(isequal(N.Nodes.Name, {'a'; 'b'; 'c'}) && isequal(shortestpath(N, 'a', 'c'), {'a', 'b', 'c'}));
N = addedge(N, 'c', 'd');
assert(numnodes(N) == 4 && isequal(bfsearch(N, 'b'), {'b'; 'a'; 'c'; 'd'}));
A = graph([0 2 0; 2 0 3; 0 3 0]);
assert(numedges(A) == 2 && isequal(A.Edges.Weight, [2; 3]));
D = digraph([1 1 2 3], [2 3 4 4]);
assert(isequal(outdegree(D), [2; 1; 1; 0]) && isequal(indegree(D), [0; 1; 1; 2]));
assert(isequal(successors(D, 1), [2; 3]) && isequal(predecessors(D, 4), [2; 3]));
assert(isequal(toposort(D), 1:4) && isdag(D) && isequal(dfsearch(D, 1), [1; 2; 4; 3]));
assert(~isdag(digraph([1 2], [2 1])) && isequal(conncomp(digraph([1 2 2], [2 1 3])), [1 1 2]));
assert(isempty(shortestpath(D, 4, 1)) && isequal(flipedge(D).Edges.EndNodes, [2 1; 3 1; 4 2; 4 3]));
assert(numnodes(subgraph(D, [1 2])) == 2 && isequal(full(adjacency(rmnode(D, 1))), [0 0 1; 0 0 1; 0 0 0]));
disp('passed')
