1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
A=[1 2 0;3 4 5;1 0 2]; B=[2 1 0;0 1 1;1 0 3];
l=qz(A,B); disp(sort(real(l))'), disp(sort(abs(imag(l)))')
[AA,BB,Q,Z,V,W,l]=qz(A,B); disp(norm(Q*A*Z-AA)<1e-10), disp(norm(Q*B*Z-BB)<1e-10), disp(norm(A*V-B*V*diag(l))<1e-10), disp(norm(W'*A-diag(l)*W'*B)<1e-10), disp(istriu(BB)), disp(any(any(tril(AA,-2)))), disp(size(l))
[AA,BB,Q,Z,V,W]=qz([1 2;3 4],[5 6;7 9]); disp(abs(AA)), disp(abs(BB)), disp(abs(Q)), disp(abs(Z)), disp(abs(V)), disp(abs(W))
l=qz([1 2;3 4],[5 6;7 9])
A=A+1i*eye(3); [AA,BB,Q,Z]=qz(A,B); disp(norm(Q*A*Z-AA)<1e-10), disp(norm(Q*B*Z-BB)<1e-10), disp(istriu(AA)), disp(istriu(BB))
t(@() qz()), t(@() qz(1)), t(@() qz(1,2,3)), t(@() qz(eye(2),eye(3))), t(@() qz([1 2],[1 2])), t(@() qz({},1)), t(@() qz('a',1)), t(@() qz([],[])), t(@() qz(1,2,'x')), t(@() qz(1,2,'N'))
[a,b,z,l]=qz([1 2;3 4],[5 6;7 9],'-'); l
[a,b,z]=qz([1 2;3 4],[5 6;7 9],'S');
A=[1 2 3;4 5 6;7 8 10;1 1 1]; B=[1 0 2;0 1 1;3 1 1];
s=gsvd(A,B), class(s)
[U,V,X,C,S]=gsvd(A,B); size(U), size(V), size(X), C, S, disp(norm(U*C*X'-A)<1e-10), disp(norm(V*S*X'-B)<1e-10)
s=gsvd(A,B(1:2,:)), [U,V,X,C,S]=gsvd(A,B(1:2,:)); C, S
s=gsvd(A(1:2,:),B), [U,V,X,C,S]=gsvd(A(1:2,:),B); C, S
s=gsvd(A(1:2,:),B(1:2,:)), [U,V,X,C,S]=gsvd(A(1:2,:),B(1:2,:)); C,S
t(@() gsvd()), t(@() gsvd(1)), t(@() gsvd(A,[1 2])), t(@() gsvd({},1)), t(@() gsvd([],[])), t(@() gsvd(1,Inf)), t(@() gsvd(A,B,0)), t(@() gsvd(A,B,1)),t(@() gsvd(ones(2,0),ones(2,0)))
