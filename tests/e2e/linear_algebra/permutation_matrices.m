D = eye(3); D(2,2) = 5
D = eye(3); D(1,2) = 5
D = eye(3); D(2,2) = 1i
D = eye(3); D(2,2) = single(3)
D = eye(3); D(2,2) = int8(3)
D = eye(3); D(2,2) = true
D = eye(3); D(5) = 7
D = eye(3); D(4,4) = 7
D = eye(3); D(:,2) = 7
D = eye(3); D(2,:) = []
D = eye(3); D(end,end) = 3
D = eye(3); D(2,2) += 3
E = eye(3)(:, [2 1 3])
E = eye(3)([2 3 1], :)
E = eye(3)(:, 1:2)
E = eye(3)(1:2, 1:2)
E = eye(3)(:,:)
E = eye(3)([1 2],:)
E = eye(3)([1 1 2],:)
D = eye(3); E = D(:, [2 1 3])
D = 2*eye(3); E = D(:, [2 1 3])
D = diag([1 2 3]); E = D(1:2,1:2)
E = D(1:2,:)
E = D(:,1:2)
E = D(2:3,2:3)
E = D(1,:)
E = D([1 2], [1 2])
E = D(:)
[L,U,P] = lu([1 2;3 4])
P', P*P, P*2, 2*P, -P, P+1, P+P, P.*P, inv(P), P^-1, P^2, P\[1;2], P*[1;2], P(1,2), P(1,:), P(:,1), P(:), P(:,:), P([2 1],:), P(:,[2 1])
P == 1, !P, double(P), single(P), logical(P), full(P), abs(P), det(P), sum(P), isequal(P,[0 1;1 0]), class(P), size(P), P*eye(2), eye(2)*P, P*diag([1 2]), [P P], [P], [P;P], {P}, s.p = P
Q = P; Q(1,1) = 4
disp(P), num2str(P), mat2str(P), sprintf('%d', P)
P/2, P.^2, sqrt(P), P & 1, any(P), find(P), trace(P), rank(P), P(1,1)
for x = P, x, end
[q,r,p] = qr([1 2;3 4])
[L,U,P] = lu(magic(4)); P
[L2,U2] = lu([1 2;3 4])
isdiag(eye(2)), isdiag(P)
eye(2)(:,[2 1]) * [1 2;3 4]
c = {eye(2), P}
