% QR factors of matrices that change a little.
1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
Q=eye(3);R=[1 2;0 3;0 0];
t(@() qrinsert())
t(@() qrinsert(Q,R,1))
t(@() qrinsert(Q,R,1,[1;2;3],'x'))
t(@() qrinsert(Q,R,1,[1;2;3],5))
t(@() qrinsert(Q,R,1,[1;2],'col'))
t(@() qrinsert(Q,R,0,[1;2;3],'col'))
t(@() qrinsert(Q,R,4,[1;2;3],'col'))
t(@() qrinsert(Q,R,1.5,[1;2;3],'col'))
t(@() qrinsert(Q,R,1,[1;2;3],'row'))
t(@() qrinsert(Q,R,1,[1,2,3],'row'))
t(@() qrinsert(Q,R,5,[1,2],'row'))
t(@() qrinsert(Q,R,0,[1,2],'row'))
t(@() qrinsert(Q(:,1:2),R(1:2,:),1,[1,2],'row'))
t(@() qrinsert({},R,1,[1;2;3]))
t(@() qrinsert('a',R,1,[1;2;3]))
t(@() qrinsert(Q,R,[1 1],ones(3,2)))
t(@() qrinsert(Q,R,[1 2 3],ones(3,2)))
t(@() qrinsert(Q,R(1:2,:),1,[1;2;3]))
t(@() qrinsert(Q,R,1,[1;2;3],'col',2))
t(@() qrinsert(Q,R,[],[1;2;3],'col'))
t(@() qrinsert(Q,R,1,'abc','col'))
disp del
t(@() qrdelete())
t(@() qrdelete(Q,R))
t(@() qrdelete(Q,R,1,'x'))
t(@() qrdelete(Q,R,3))
t(@() qrdelete(Q,R,0))
t(@() qrdelete(Q,R,4,'row'))
t(@() qrdelete(Q,R,0,'row'))
t(@() qrdelete(Q(:,1:2),R(1:2,:),1,'row'))
t(@() qrdelete(Q,R(1:2,:),1))
t(@() qrdelete({},R,1))
t(@() qrdelete(Q,R,[1 1]))
t(@() qrdelete(Q,R,1,5))
disp upd
t(@() qrupdate())
t(@() qrupdate(Q,R,[1;2;3]))
t(@() qrupdate(Q,R,[1;2],[1;2]))
t(@() qrupdate(Q,R,[1;2;3],[1;2;3]))
t(@() qrupdate(Q,R,ones(3,2),ones(2,1)))
t(@() qrupdate(Q,R,{},ones(2,1)))
t(@() qrupdate(Q,R(1:2,:),[1;2;3],[1;2]))
disp shift
t(@() qrshift())
t(@() qrshift(Q,R,1))
t(@() qrshift(Q,R,1,3))
t(@() qrshift(Q,R,0,2))
t(@() qrshift({},R,0,2))
t(@() qrshift(Q,R(1:2,:),1,2))
t(@() qrshift(Q,R,1.5,2))

A=[1 2 3;4 5 6;7 8 10;2 3 -1];
Ac=A+1i*[1 0 2;0 1 1;2 2 0;0 0 1];
x=[1;-2;3;0.5];
for cc=1:2
 if cc==2, A=Ac; elseif cc==3, A=single(real(A)); elseif cc==4, A=single(Ac); end
 [Q,R]=qr(A);
 [q,r]=qrinsert(Q,R,2,x); disp(q), disp(r), disp(norm(q*r-[A(:,1) x A(:,2:3)])<1e-5), disp(class(r))
 [q,r]=qrinsert(Q,R,4,x); disp(q), disp(r)
 [q,r]=qrinsert(Q,R,2,[5 6 7],'row'); disp(q), disp(r)
 [q,r]=qrinsert(Q,R,5,[5 6 7],'row'); disp(q), disp(r)
 [q,r]=qrdelete(Q,R,1);disp(q), disp(r)
 [q,r]=qrdelete(Q,R,2,'row');disp(q), disp(r)
 [q,r]=qrupdate(Q,R,x,[1;2;0]);disp(q), disp(r)
 [q,r]=qrupdate(Q,R,[x x.^2],[1 2;0 1;1 1]);disp(q), disp(r)
 [q,r]=qrshift(Q,R,1,3);disp(q), disp(r)
 [q,r]=qrshift(Q,R,3,1);disp(q), disp(r)
 [q,r]=qrshift(Q,R,2,2);disp(q), disp(r)
 [Q,R]=qr(A,0);
 [q,r]=qrinsert(Q,R,2,x); disp(q), disp(r)
 [q,r]=qrdelete(Q,R,1);disp(q), disp(r)
 [q,r]=qrupdate(Q,R,x,[1;2;0]); disp(norm(q*r-A-x*[1 2 0])<1e-12), disp(abs(r)>1e-9)
 [q,r]=qrshift(Q,R,1,2);disp(q), disp(r)
 [q,r]=qrshift(Q,R,3,2);disp(q), disp(r)
 r=qrshift(Q,R,3,2)
end

Q=eye(3);R=[1 2;0 3;0 0];
t(@() qrinsert(Q,R,[1 1],[1;2;3]))
t(@() qrinsert(Q,R,[1 2],[1;2;3]))
t(@() qrinsert(Q,R,[1 4],[1;2;3]))
t(@() qrdelete(Q,R,1.5))
t(@() qrshift(Q,R,1,[2 1]))
[q,r]=qrupdate(Q,R,zeros(3,0),zeros(2,0))
t(@() qrupdate(Q,R,ones(3,2),ones(2,3)))
q=qrinsert(Q,R,1,[1;2;3])
