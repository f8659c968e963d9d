n=6; A=reshape(1:n*n,n,n); B=reshape(A,4,[]); disp(B)
C=A'*A; D=A*A'; x=(1:n)'; y=x'*A; z=A'*x; w=x*x'; q=x'*x; u=(1:6)*A'; v=A*(1:6)';
disp(C); disp(D); disp(y); disp(z); disp(w); disp(q); disp(u); disp(v)
s=0; for k=2:3, E=reshape(1:12,k,[]); s=s+sum(E(1,:)); F=reshape(E+k,[],2); s=s+F(2,2); end, disp(s)
G=reshape(1:24,2,3,4); disp(G(:,:,2)); H=reshape(G,6,4)*ones(4,1); disp(H')
c=cumsum((1:2000)); c=cumsum(c); disp(c(end)); d=sort(c,'descend'); e=[c d]; e=cumsum(e(1:100)); disp(e(5))
m=4; P=reshape(A(1:12),m,3); P=reshape(P,3,m); disp(P)
