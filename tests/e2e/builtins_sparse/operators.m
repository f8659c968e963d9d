S=sparse([1 2 3 3],[1 2 1 3],[4 5.5 -1 2],4,3)
disp(S)
x=1
S(2,2)
x=1
az=S-S
x=1
sparse(0,0)
x=1
disp(sparse(1))
c={S,1}
s.a=S; s.b=sparse(2); s
ai=sparse([1+2i 0;0 3.5])
m=S>1
ones(4,3)./S
S.^-1
S.^0
S.^0.5
S.^S
max(S,1)
max(S,[],2)
ones(4,3)-S
S|ones(4,3)
S&ones(4,3)
2-S
T=S(1:3,:); T^2
T\[1;2;3]
T\T
ones(3)/T
1/T(1,1)
S(:,1)'*S(:,1)
x=full(1)*sparse(3)
round(S)
S(1,:)=5
B=zeros(2); B(1,:)=sparse([1 2])
B(1)=sparse(3)
sparse([1 2])==[1 3]
[a,b]=max(S)
sort(S)
S*0
trace(T), norm(T,1)
for k=S(:,1:2), k, end
sparse(zeros(1,3))
sparse(200,200)+sparse(1,1,1,200,200)
if S, disp(1), end
isequal(S,S)
S(1,1)==5
S+sparse(3)
S*sparse(3)
mean(S(:))
std(full(S(:)))
sum(S.^2)
prod(S)
spones(S)
num2str(S(1,1))
sprintf('%d',S)
fprintf('%g\n',S(1,1))
S(5,5)=1
S(:,2)=[]
