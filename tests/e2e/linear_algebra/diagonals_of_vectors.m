1;
function D = mk(v), D = diag(v); end
v = (1:3)'; D = diag(v)
E = D + ones(3)
D*ones(3), D*2, D', inv(D), D\[1;2;3], D*[inf;1;1]
F = D; F(2,1) = 5
G = mk([1 2])
H = mk([1 2]) + 1
for k = 1:3, w = zeros(k,1); w(1) = k; Q = diag(w); disp(size(Q)); R = Q + 1; disp(R(1,1)); end
diag(zeros(0,1)), diag(zeros(1,0)), diag(7), diag('ab'), diag([true false])
c = diag([1i 2]); c, r = diag([1i 2]) - diag([1i 0])
x = 0; for k = 1:3, M = diag(v*k); x = x + M(k,k) + sum(M(:)) + trace(M); end, x
A = [4 1;2 3]; J = A - diag(diag(A))
isdiag(D), issquare(D), a.d = diag(v); a, z = {diag(v)}
D(2,:) , D(:,2)', D(2,2), D.^2, D.*ones(3), abs(D), det(D), full(D), mat2str(D), D == D, norm(D), sum(D), D(:)'
save_ = D; save_(1,1) = 9; save_
if D, disp yes, end, numel(D), any(D), D(end,end)
single(diag(single([1 2]))), [diag([1 2]) ; 1 2], -D, ~D, D*D, D/D, D^2, D-D, D+D
