D = eye(2); D*3, 3*D, D/2, D+1, D-D, D.*2, D.^2, D^2, D^-1, D', -D, +D, !D, D*[1 2;3 4], [1 2;3 4]*D, D\[1;2], [1 2]/D
c = {D}
s.d = D
s.d(1,1) = 3
c{1}(1,1) = 3
x = {D; 1}
diag([1 2 3]), diag([1;2;3]), diag([1 2],1), diag([1 2], 3, 2), diag(5), diag(single([1 2])), diag([1+2i 3]), diag(int8([1 2])), diag([true false]), diag({1,2}), diag([]), diag([1 2 3])(2,2)
eye(1), eye(0), eye(2,3), eye([2 2]), eye(2,'int8'), eye(2,'single'), eye(0,3)
A = eye(3); A(:, 1), A(1,:), A(2), A(1:4)
eye(2)(1), numel(D), nnz(D), trace(D), det(diag([2 3])), rank(D), D & 1, any(D), all(D), sum(D), cumsum(D), max(D), D > 0, mod(D,2), round(D), floor(D*2.5), exp(D), D * D, diag([1 2])*diag([3 4]), diag([1 2])\diag([3 4]), diag([1 2])/diag([3 4]), eye(2,3)*eye(3,2), eye(2,3)*2
[D; D], [D, D], [D], repmat(D,1,2), kron(D, 2), reshape(D,1,4), D(:)', isequal(D, [1 0;0 1]), circshift(D,1), fliplr(D), rot90(D), triu(D), tril(D), horzcat(D), cat(1,D), permute(D,[2 1]), squeeze(D), norm(D), expm(0*D), pinv(diag([2 4])), isdiag(D), issquare(D)
D(1,1), D(1,2), D(3,3) = 1
