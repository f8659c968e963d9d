g = Graph ();
g.edge ('a', 'b', 4);
g.edge ('a', 'c', 1);
g.edge ('c', 'b', 2);
g.edge ('b', 'd', 5);
g.edge ('e', 'f');
strjoin (g.bfs ('a'), ' ')
strjoin (g.bfs ('d'), ' ')
g.distance ('a', 'b'), g.distance ('a', 'd'), g.distance ('a', 'e')
g.nodes.Count
v = g.node ('b');
v.name, numel (v.near), v.near{1}.name
v.near{1}.near{2}.name
try, v.name = 'z'; catch e, disp (e.message), end
