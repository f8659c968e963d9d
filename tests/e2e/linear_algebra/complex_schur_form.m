1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
[U,S]=schur([1 2 3;-2 1 4;0 1 2]);
[u,s]=rsf2csf(U,S)
[u,s]=rsf2csf(eye(2),[1 2;-2 1])
[u,s]=rsf2csf(single(eye(2)),single([1 2;-3 1])); class(u)
[u,s]=rsf2csf(eye(2),[1 2;0 1])
u=rsf2csf(eye(2),[1 2;-3 1])
[u,s]=rsf2csf([],[])
[u,s]=rsf2csf(3,4)
t(@() rsf2csf(1))
t(@() rsf2csf(1,2,3))
t(@() rsf2csf(1i,2))
t(@() rsf2csf({},2))
t(@() rsf2csf('a',2))
t(@() rsf2csf([1 2;3 4],2))
t(@() rsf2csf([1 2;3 4],[1 2 3]))
[u,s]=rsf2csf(eye(4),[1 2 3 4;-2 1 5 6;0 0 7 8;0 0 -8 7])
