n=4; e=ones(n,1);
A=spdiags([e -2*e e],-1:1,n,n)
b=(1:n)';
x=A\b
B=speye(n)*4 - diag(ones(n-1,1),1) - diag(ones(n-1,1),-1)
C=speye(3)+eye(3)
D=eye(3)-2*speye(3)
E=eye(3)*sparse([1 2 3;4 5 6;7 8 9])
issymmetric(A), trace(A), norm(A,1), nnz(A)/numel(A)
isequal(A,A'), isdiag(speye(3)), isbanded(A,1,1), istriu(A)
S=sparse(3,3);
for k=1:3, S(k,k)=k; S(1,k)+=1; end
S
S(2,3)=0
S(2,:)*=2
s.K=sparse(2,2); s.K(1,2)=5; s
s.K(1,2)
c={}; c{end+1}=speye(2); c{1}
c{1}(1,1)
function y=f(M), y=M*2; end
f(S)
g=@(M) M+M'; g(S)
cellfun(@issparse,{S,1,full(S)})
v=sparse([1 0 2 0 3]);
v(2:4)
v(v>1)
v(end)
numel(v), length(v), columns(v)
w=v'; w.*[1;2;3;4;5]
v*w
w*v
dot(full(v),full(v))
[m,i]=max(v)
min(v), sum(v), mean(v), any(v), all(v)
[i,j,s2]=find(A); [i j s2]
[i,j]=find(A>0)
A(:,2)=[]
A(2,:)=[]
A(:)'
S=sparse([1 1 2],[1 1 2],[1 2 3])
S2=sparse([1 2 2],[1 1 3],[true false true])
S3=sparse(eye(3))
sparse([1 2;3 4])(2,1)
T=sparse([0 1;1 0]); T(:,[2 1])
[T,T;T,T]
[T;[1 2]]
T & [1 1;1 0]
xor(T,true)
!T
if any(any(T)), disp('any'), end
if T(1,2), disp('true'), end
fprintf('%d %d\n',T);
fprintf('%s\n',num2str(T(1,2)));
disp(T(1,2))
disp(sum(T))
disp(['sum: ' num2str(full(sum(T(:))))])
mat2str(T)
a=full(T(1,2))+1
z=T(1,2)*3.5
double(T>0)
R=round(2.6*T)
sum(T(:))==2
inv(sparse([2 0;0 4]))
sparse(2,2)\[1;2];
T^2, T.^2, 2*T, T/2, T*T', -T, T-T
abs(-T), sqrt(4*T), exp(T)
nnz(T), nzmax(T), nonzeros(T)
spones(3*T)
spfun(@exp,T)
tril(T), triu(T), diag(T), kron(T,T)
reshape(T,1,4), repmat(T,1,2), T(:), T.', fliplr(T)
size(T), class(T), isa(T,'double'), isreal(T), isnumeric(T), isfloat(T), islogical(T>0), class(T>0), ndims(T), isempty(T), issquare(T)
cumsum(T), prod(T), sum(T,2), max(T,[],2), max(T,0.5)
isempty(sparse(0,3)), sparse(0,3)
sparse(1,1,5), sparse(2,3,5)
try, sparse(0,1,5), catch err, disp(err.message), end
try, sparse(1,2,5,1,1), catch err, disp(err.message), end
try, sparse(-1,2), catch err, disp(err.message), end
try, T(3,3), catch err, disp(err.message), end
try, T+sparse(3,3), catch err, disp(err.message), end
try, T*ones(3), catch err, disp(err.message), end
try, int8(T), catch err, disp(err.message), end
try, sparse('a'), catch err, disp(err.message), end
try, sparse({1}), catch err, disp(err.message), end
try, T(1,2)=[], catch err, disp(err.message), end
try, T{1}, catch err, disp(err.message), end
