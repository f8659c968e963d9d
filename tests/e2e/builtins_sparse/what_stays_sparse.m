S=sparse([1 2 3 3],[1 2 1 3],[4 5.5 -1 2],4,3)
disp(S)
S(2,2)
a=S(1,:)
b=S(:,1)
S'
-S
c=2*S
d=S+1
e=S+S
f=S.*2
g=S.*ones(4,3)
h=S*ones(3,2)
k=S*S'
l=S/2
m=S>1
n=S==0
o=~S
p=sum(S)
p2=sum(S,2)
q=sum(sum(S))
q2=sum(S(:))
r=S.^2
r2=2.^S
t=1./S
u=abs(S)
v=sqrt(abs(S))
w=cos(S)
x=[S;S]
y=[S ones(4,1)]
z=full(S)
issparse(z)
aa=speye(3)
ab=sparse(2,3)
ac=sparse(eye(2)>0)
ad=S(:)
ae=find(S)
[i,j,vv]=find(S)
nnz(S), nzmax(S), nonzeros(S)
size(S), class(S), isnumeric(S), isreal(S), issparse(S), ismatrix(S)
af=max(S)
ag=S; ag(1,2)=7
ah=S; ag(2,:)=[]
ai=sparse([1+2i 0;0 3])
aj=spdiags([1 2 3]',0,3,3)
ak=any(S), al=all(S)
am=S(1,1)+1
issparse(S(1,1))
an=kron(speye(2),sparse([1 2]))
ao=diag(S)
ap=tril(S), 
aq=reshape(S,2,6)
ar=S&S
as=mat2str(S)
num2str(S)
at=isequal(S,full(S))
au=sparse(0,0)
av=sparse(1)
aw=sparse([])
ax={S}
ay.s=S
az=S-S
ba=S.*S
bb=cumsum(S)
bc=mean(S)
bd=inv(speye(2)*2)
be=double(m)
bf=S*3 + S
bg=sparse([1e6 0;0 1e-3])
bh=sparse([1 0; 0 Inf])
bi=sparse([NaN 1])
bj=repmat(speye(2),1,2)
sparse(3)
