1;
function check(A)
  [p,q,r,s,cc,rr]=dmperm(A); [m,n]=size(A);
  C=full(A(p,q)!=0);
  good = isequal(sort(p),1:m) && isequal(sort(q),1:n) && r(1)==1 && s(1)==1 && r(end)==m+1 && s(end)==n+1;
  for k=1:numel(r)-1, good = good && ! any(any(C(r(k+1):end,s(k):s(k+1)-1))); end
  printf("%d | ", good); printf("%d ", sort(diff(r))); printf("| "); printf("%d ", sort(diff(s))); printf("| "); printf("%d ",cc); printf("| "); printf("%d ",rr);printf("| %d %d\n", sprank(A), nnz(dmperm(A)));
end
check(sparse([1 1 0;0 0 1;1 0 0]))
check(sparse([1 1 0;0 1 0;1 0 1]))
check(sparse([1 1 0;1 1 0;1 0 1]))
check(sparse([1 1 0 1;1 1 0 0;1 0 1 1]))
check(sparse([1 1 0 1;1 1 0 0;1 0 1 1])')
check(sparse([1 0 0 0 0;1 0 0 0 0;0 1 1 0 0;0 1 0 1 1;0 0 1 1 0]))
check(sparse([0 0 0;0 1 0;1 0 0]))
check(sparse(3,3))
check(speye(4))
A=sparse(30,30); A(1+mod((0:7:899),900))=1; check(A); A(3:7:900)=1; check(A);
A=A(:,1:20); check(A); check(A'); check(A(1:15,1:10))
p=dmperm(sparse([1 1 0;0 0 1;1 0 0])), p=dmperm([1 2;3 4])
S=A*A'; p=symrcm(S); [i,j]=find(S(p,p)); disp(isequal(sort(p),1:rows(S))), [i2,j2]=find(S); disp(max(abs(i-j))<=max(abs(i2-j2)))
G=sparse(toeplitz([1 1 0 0 0 0 0 0])); x=[3 1 8 5 2 7 4 6]; H=G(x,x); p=symrcm(H); disp(full(max(max(abs((H(p,p)!=0)-(G!=0))))))
