1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
A=[1 2 0;3 4 5;1 0 2]; B=[2 1 0;0 1 1;1 0 3];
[u,s]=schur(A);
disp ordeig
disp(ordeig(s)), disp(ordeig([1 2;0 3],[2 1;0 4])), disp(ordeig([1 2;-2 1],[2 0;0 4]))
disp(ordeig([]))
disp(ordeig([1+i 2;0 3]))
t(@() ordeig())
t(@() ordeig([1 2 3]))
t(@() ordeig([1 2;3 4;5 6]))
t(@() ordeig([1 2 3;4 5 6;7 8 9]))
t(@() ordeig([1 2;1i 3]))
t(@() ordeig([1 2;0 3],[1 2 3]))
t(@() ordeig([1 2;0 3],eye(3)))
t(@() ordeig([1 2 3;4 5 6;7 8 9],eye(3)))
t(@() ordeig([1 2;0 1i],[1 2;3 4]))
disp ordschur
[U,S]=schur([1 2;3 4]);
[u,s]=ordschur(U,S,[0,1])
t(@() ordschur())
t(@() ordschur(U,S))
t(@() ordschur(U,S,[1 0 0]))
t(@() ordschur(U,S(1,:),[1 0]))
t(@() ordschur({},S,[1 0]))
t(@() ordschur(U,{},[1 0]))
t(@() ordschur(U,S,{}))
t(@() ordschur(U(1,:),S,[1 0]))
M=[1 2 3 4;-2 1 5 6;0 1 3 1;2 0 0 -4];
[U,S]=schur(M); disp(round(ordeig(S)*1e4)/1e4)
for sel={[0 0 1 0],[0 0 0 1],[1 1 0 0],[0 1 1 0],[0 1 0 1]}
 [u,s]=ordschur(U,S,sel{1}); disp(round(ordeig(s)*1e4)/1e4); disp(norm(u*s*u'-M)<1e-10)
 disp(s), disp(u)
end
[U,S]=schur(complex(M)); [u,s]=ordschur(U,S,[0 1 0 1]); disp(round(diag(s)*1e4)/1e4); disp(norm(u*s*u'-M)<1e-10)
u=ordschur(eye(2),[1 2;0 3],[false true])
[u,s]=ordschur(eye(2),[1 2;0 1],[0 1])
disp mgorth
[y,h]=mgorth([1;2;3],[1 0;0 1;0 0])
[y,h]=mgorth([1;2;3]+1i,[1 0;0 1;0 0])
t(@() mgorth())
t(@() mgorth([1 2 3],[1;0;0]))
t(@() mgorth([1;2],[1;0;0]))
t(@() mgorth({},[1;0;0]))
t(@() mgorth('abc',[1;0;0]))
disp qzhess
[aa,bb,q,z]=qzhess([1 2;3 4],[5 6;7 8])
[aa,bb,q,z]=qzhess(A,B); disp(norm(q*A*z-aa)<1e-12), disp(norm(q*B*z-bb)<1e-12), disp(aa), disp(bb)
t(@() qzhess(1))
t(@() qzhess(eye(2),eye(3)))
t(@() qzhess([1 2],[1 2]))
