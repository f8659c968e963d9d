1;
% LU, QR, Jacobi eig from scratch and compare with builtins
function [L,U,P] = mylu(A)
n = size(A,1);
L = eye(n); P = eye(n); U = A;
for k=1:n-1
    [~,p] = max(abs(U(k:n,k)));
    p = p+k-1;
    if p~=k
        U([k p],:) = U([p k],:);
        P([k p],:) = P([p k],:);
        L([k p],1:k-1) = L([p k],1:k-1);
    end
    for i=k+1:n
        L(i,k) = U(i,k)/U(k,k);
        U(i,k:n) = U(i,k:n) - L(i,k)*U(k,k:n);
    end
end
end
function [Q,R] = mgs(A)
[m,n] = size(A);
Q = zeros(m,n); R = zeros(n);
for j=1:n
    v = A(:,j);
    for i=1:j-1
        R(i,j) = Q(:,i)'*v;
        v = v - R(i,j)*Q(:,i);
    end
    R(j,j) = norm(v);
    Q(:,j) = v/R(j,j);
end
end
function [V,D,sweeps] = jacobi_eig(A)
n = length(A); V = eye(n); sweeps = 0;
while norm(A - diag(diag(A)),'fro') > 1e-12*norm(A,'fro')
    sweeps = sweeps+1;
    for p=1:n-1
        for q=p+1:n
            if abs(A(p,q)) < eps, continue, end
            th = (A(q,q)-A(p,p))/(2*A(p,q));
            t = sign(th)/(abs(th)+sqrt(th^2+1));
            if th==0, t=1; end
            c = 1/sqrt(t^2+1); s = t*c;
            J = eye(n); J([p q],[p q]) = [c s; -s c];
            A = J'*A*J; V = V*J;
        end
    end
end
D = diag(A);
end
A = [4 1 2; 1 3 0; 2 0 5];
[L,U,P] = mylu(A)
disp(norm(P*A-L*U) < 1e-12)
[Q,R] = mgs(A)
[V,d,s] = jacobi_eig(A);
sort(d)
abs(sort(d) - eig(A)) < 1e-10
s
% forward / back substitution
b = [1;2;3];
y = zeros(3,1); for i=1:3, y(i) = (P(i,:)*b - L(i,1:i-1)*y(1:i-1))/L(i,i); end
x = zeros(3,1); for i=3:-1:1, x(i) = (y(i) - U(i,i+1:end)*x(i+1:end))/U(i,i); end
x
A\b
H = hilb(4);
[q2,r2] = mgs(H);
r2
det(A), inv(A), rank(A), trace(A), cond(A)
