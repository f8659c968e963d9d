det([1 2; 3 4]), det(eye(3)), det(magic(3)), det([]), det(5), det([1 2; 2 4])
inv([2 0; 0 4]), inv([1 2; 3 4]), inv(5), inv(magic(3)) * magic(3)
A = [4 7; 2 6]; inv(A), A^-1, A \ eye(2), pinv(A)
inv([1 2; 2 4])
inv(zeros(2))
try, inv([1 2 3]), catch e, disp(e.message), end
try, det([1 2 3]), catch e, disp(e.message), end
rank(magic(4)), rank([1 2; 2 4]), rank(0), trace(magic(3)), trace(5), null([1 1; 1 1])' * [1; 1], cond([1 0; 0 10]), norm([1 2; 3 4]), norm([3 4]), norm([1 2; 3 4], 'fro'), norm([1 -2 3], 1), norm([1 -2 3], inf), norm([1 2; 3 4], 1), norm([1 2; 3 4], Inf), adj = det(A) * inv(A)
