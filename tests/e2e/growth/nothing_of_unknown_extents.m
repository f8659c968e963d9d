1; % The same where extents are known at run time only.
function t(n, k)
e = zeros(k,n);
c = [1 2 3]; c(4,1:n) = e
end
function u(n,k,m)
c = ones(2,2); c(m,1:n) = zeros(k,n)
c = zeros(n,k); c(m,1:n) = zeros(k,k)
end
x = str2double('0');
t(x,0), t(x, x), u(x,x,x+3), t(1,1)
