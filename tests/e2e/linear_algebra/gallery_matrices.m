% Test matrices by name: forms, defaults and refusals.
c={{3},{5},{'minij',3},{'tridiag',4},{'tridiag',[1 2],[3 4 5],[6 7]},{'tridiag',3,1,2,3},{'lehmer',3},{'moler',3},{'moler',3,0.5},{'kahan',3},{'kahan',[3 2]},{'kahan',[2 3]},{'kahan',3,1,0},{'frank',4},{'frank',4,1},{'cauchy',1:3},{'cauchy',3},{'cauchy',1:3,2:4},{'chebspec',4},{'chebspec',3,1},{'chebvand',3},{'chebvand',3,[0 .5 1]},{'chow',4},{'chow',4,2,3},{'circul',[1 2 3]},{'circul',3},{'clement',4},{'clement',4,1},{'condex',4,1},{'condex',4,2},{'condex',4,3},{'dorr',4},{'dramadah',4},{'dramadah',4,2},{'dramadah',4,3},{'dramadah',7},{'fiedler',4},{'fiedler',[1 5 2]},{'forsythe',3,1,2},{'gearmat',4},{'gearmat',4,2,-3},{'grcar',5},{'grcar',5,2},{'hanowa',4},{'hanowa',4,2},{'invhess',3},{'invhess',[1 2 3],[4 5]},{'invol',3},{'ipjfact',3},{'ipjfact',3,1},{'jordbloc',3},{'jordbloc',3,5},{'kms',3},{'kms',3,1i},{'lauchli',3},{'lauchli',3,2},{'lesp',3},{'lotkin',3},{'neumann',4},{'neumann',[2 3]},{'parter',3},{'pei',3},{'pei',3,2},{'poisson',2},{'prolate',3,.3},{'redheff',4},{'riemann',4},{'ris',3},{'smoke',3},{'smoke',3,1},{'toeppd',2,1,1,1},{'toeppen',4},{'toeppen',4,1,2,3,4,5},{'triw',4},{'triw',[3 4],2,1},{'wilk',3},{'wilk',4},{'wilk',20},{'wilk',21},{'orthog',3,2},{'orthog',3,3},{'orthog',3,4},{'orthog',3,5},{'orthog',3,6},{'orthog',3,-2},{'compar',[1 -2;3 4]},{'compar',[1 -2;3 4],1},{'leslie',3},{'gcdmat',3},{'binomial',3},{'house',[1;2;3]},{'house',[1;2;3],1},{'krylov',[1 2;3 4],[1;1]},{'krylov',[1 2;3 4],[1;1],3},{'foo',3},{'minij'},{'minij',1,2},{'minij','a'},{'tridiag',3,'a'},{'hanowa',3},{'lehmer',1.5},{'pei',2,'a'},{'wilk'}};
for k=1:numel(c)
  printf('%d: %s\n',k,disp(c{k}));
  try
    A=gallery(c{k}{:});
    disp(round(A*1e6)/1e6), disp(issparse(A)), disp(class(A))
  catch e
    disp(e.message)
  end
end
[v,b]=gallery('house',[3;4])
[c,d,e]=gallery('dorr',4)
[T,t]=gallery('wilk',3)
A = round (1e6 * gallery ('condex', 4, 4, 2)) / 1e6
A = unique (gallery ('rando', 20, 3))'
A = size (gallery ('cycol', [3 5]))
