A=diag([5 1 9 3 7])+ones(5)*.1;
eigs(A)
eigs(A,2)
eigs(A,2,'sm')
eigs(A,2,'la'), eigs(A,2,'sa'), eigs(A,3,'be')
eigs(A,2,4)
[v,d,f]=eigs(A,2);f
B=A; B(1,5)=3;
eigs(B,3)
eigs(B,2,'sr'),eigs(B,2,'lr')
A=toeplitz([4 -1 zeros(1,18)]);
eigs(A,4), eigs(A,3,'sm'), eigs(A,3,1)
[v,d,f]=eigs(A,2); d,f, abs(v(1:3,:))
svds(magic(4),2)
svds(magic(20),3)
