1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
A=sparse([4 -1 0 -1 0 0;-1 4 -1 0 -1 0;0 -1 4 0 0 -1;-1 0 0 4 -1 0;0 -1 0 -1 4 -1;0 0 -1 0 -1 4]);
B=A; B(1,5)=2; B(6,2)=-3; B(3,4)=1;
L=ilu(A); disp(full(L))
[L,U]=ilu(B); disp(full(L)), disp(full(U))
[L,U,P]=ilu(B); disp(full(P))
o.type='nofill'; for m={'off','row','col'}, o.milu=m{1}; [L,U]=ilu(B,o); disp(full(L)), disp(full(U)), end
o.type='crout'; for m={'off','row','col'}, o.milu=m{1}; for d=[0 0.1], o.droptol=d; [L,U]=ilu(B,o); disp(full(L)), disp(full(U)), end, end
o=struct(); L=ichol(A); disp(full(L))
o.michol='on'; disp(full(ichol(A,o)))
o=struct('type','ict','droptol',0.1); disp(full(ichol(A,o))), o.michol='on'; disp(full(ichol(A,o))), o.droptol=0; disp(full(ichol(A,o)))
o=struct('shape','upper'); disp(full(ichol(A,o))), o=struct('diagcomp',0.2); disp(full(ichol(A,o)))
t(@() ichol()), t(@() ichol(1)), t(@() ichol(A,1)), t(@() ichol(A,struct('type','x'))), t(@() ichol(A,struct('droptol',-1))), t(@() ichol(A,struct('michol','x'))), t(@() ichol(A,struct('diagcomp',-2))), t(@() ichol(A,struct('shape','x'))), t(@() ichol(sparse([1 2;2 1]))), t(@() ichol(-A)), t(@() ichol(sparse([1 2;3 9])))
t(@() ichol(-A,struct('type','ict'))), t(@() ichol(sparse([0 1;1 0])))
b=A*[1;2;3;4;5;6];
