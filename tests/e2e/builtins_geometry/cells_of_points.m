1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
function show(P)
  [C,F]=voronoin(P);
  disp(sortrows(round(C*1e4)/1e4))
  for k=1:numel(F)
    disp(sortrows(round(C(F{k},:)*1e3)/1e3+0))
  end
end
function edges(x,y)
  [vx,vy]=voronoi(x,y);
  E=round([vx;vy]'*1e4)/1e4+0;
  for k=1:rows(E), if E(k,1)>E(k,2) || (E(k,1)==E(k,2) && E(k,3)>E(k,4)), E(k,:)=E(k,[2 1 4 3]); end, end
  disp(sortrows(E))
end
P=[0 0;1 0.1;0.1 1;1.1 1.2;.5 .4;.3 .7];
show(P)
edges(P(:,1),P(:,2))
Q=[1 2;4 1;3 5;6 4;2.5 3;5 5.5;7 1.2;0.3 4.4];
show(Q)
edges(Q(:,1)',Q(:,2)')
show([0 0 0;1 0 0;0 1.1 0;0 0 1.2;1 1.3 1;.3 .4 .5])
t(@() voronoin()), t(@() voronoin([1 2;3 4])), t(@() voronoi()), t(@() voronoi([1 2],[1 2 3])), t(@() voronoi(1,1)), t(@() voronoin(P,5))
