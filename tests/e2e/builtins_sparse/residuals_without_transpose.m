1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
A=sparse([4 -1 0 -1 0 0;-1 4 -1 0 -1 0;0 -1 4 0 0 -1;-1 0 0 4 -1 0;0 -1 0 -1 4 -1;0 0 -1 0 -1 4]);
B=A; B(1,5)=2; B(6,2)=-3; B(3,4)=1;
b=A*[1;2;3;4;5;6];
[x,fl,rr,it,rv]=tfqmr(A,b); disp(x'), disp(fl), disp(rr<1e-6), disp(it), disp(numel(rv))
[x,fl,rr,it]=tfqmr(B,b,1e-10,50); disp(x'), disp(fl), disp(it)
[x,fl,rr,it,rv]=tfqmr(B,b,1e-10,3); disp(x'), disp(fl), disp(it), disp(rv')
[L,U]=ilu(B); [x,fl,rr,it]=tfqmr(B,b,1e-10,50,L,U); disp(x'), disp(fl), disp(it)
[x,fl]=tfqmr(@(x) A*x,b,[],[],[],[],ones(6,1)); disp(x'), disp(fl)
x=tfqmr(A,b,1e-10,2);
[x,fl,rr,it]=tfqmr(A,zeros(6,1)); disp(x'), disp(fl), disp(it)
t(@() tfqmr(ones(2,3),b)), t(@() tfqmr(A,[1;2])), t(@() tfqmr({},b))
