% What is computed of sparse matrices and of the same full ones is equal.
1;
function ok = same(a,b), ok = isequal(full(a),full(b)); end
rand('twister',3); bad=0;
for t = 1:60
  m=ceil(rand*6); n=ceil(rand*6); D=round((rand(m,n)-.5)*8).*(rand(m,n)<.5); S=sparse(D);
  i=ceil(rand(1,ceil(rand*4))*m); j=ceil(rand(1,ceil(rand*4))*n);
  if !same(S(i,j),D(i,j)), bad++; disp('ij'), end
  if !same(S(i,:),D(i,:)) || !same(S(:,j),D(:,j)), bad++; disp('i:'), end
  k=ceil(rand(1,5)*m*n); if !same(S(k),D(k)), bad++; disp('k'), end
  A=D;B=S; v=round(rand(numel(i),numel(j))*3); A(i,j)=v; B(i,j)=v; if !same(A,B), bad++; disp('asg'), end
  B=S; B(i,j)=sparse(v); if !same(A,B), bad++; disp('asgS'), end
  A=D;B=S; v=round(rand(1,5)*3); A(k)=v; B(k)=v; if !same(A,B), bad++; disp('asgk'), end
  A=D;B=S; v=round(rand(m,numel(j))*3); A(:,j)=v; B(:,j)=v; if !same(A,B), bad++; disp('asg:'), end
  A=D;B=S; A(:,j)=[]; B(:,j)=[]; if !same(A,B), bad++; disp('del'), end
  A=D;B=S; A(m+1,n+2)=3; B(m+1,n+2)=3; if !same(A,B), bad++; disp('grow'), end
  E=round((rand(m,n)-.5)*8).*(rand(m,n)<.5); F=sparse(E);
  if !same(S+F,D+E)||!same(S-F,D-E)||!same(S.*F,D.*E)||!same(S>F,D>E)||!same(S&F,D&E)||!same(S*F',D*E')||!same(S*E',D*E')||!same(D*F',D*E')||!same(max(S,F),max(D,E))||!same([S F;F S],[D E;E D])||!same(kron(S,F),kron(D,E)), bad++; disp('bin'), end
  if !same(sum(S),sum(D))||!same(sum(S,2),sum(D,2))||!same(max(S,[],1),max(D,[],1))||!same(min(S,[],2),min(D,[],2))||!same(any(S),any(D))||!same(prod(S,2),prod(D,2))||!same(sort(S),sort(D))||!same(sort(S,2,'descend'),sort(D,2,'descend'))||!same(tril(S,1),tril(D,1))||!same(S',D')||!same(reshape(S,1,[]),reshape(D,1,[]))||!same(rot90(S,t),rot90(D,t))||!same(circshift(S,t),circshift(D,t))||!same(repmat(S,2,3),repmat(D,2,3))||!same(diff(S,1,1),diff(D,1,1)) , bad++; disp('un'), end
  [a1,b1]=max(S,[],1); [a2,b2]=max(D,[],1); if !same(a1,a2)||!same(b1,b2), bad++; disp('max2'), end
  [a1,b1]=min(S,[],2); [a2,b2]=min(D,[],2); if !same(a1,a2)||!same(b1,b2), bad++; disp('min2'), end
  Q=S*S'+speye(m); b=rand(m,2); if norm(Q*(Q\b)-b)>1e-8, bad++; disp('chol'), end
  Q=sparse(round((rand(m)-.5)*9))+20*speye(m)(randperm(m),:); if norm(Q*(Q\b)-b)>1e-8 || norm((b'/Q)*Q-b')>1e-8 || abs(det(Q)-det(full(Q)))>1e-6*abs(det(Q)), bad++; disp('lu'), end
  if !same(sparse(i(1:min(end,numel(j))),j(1:min(end,numel(i))),2,m,n), accumarray([i(1:min(end,numel(j)))' j(1:min(end,numel(i)))'],2,[m n])), bad++; disp('trip'), end
end
disp(bad)
