A = int32([1 2; 3 4]); B = [0.5 1.5; 2 2];
A + B, A .* B, A ./ B, A - 5, A * 2, A / 2, A .^ 2, 2 .^ A, A', -A, abs(-A), A > 2, A == B, A & 1, ~A, sum(A), mean(A), max(A), A(:)', [A; 5.7 6.2], A(1, :) * 3, bitand(A, 1), mod(A, 2), double(A) * B, double(A) / 3, isequal(A, [1 2; 3 4]), sort(A, 'descend'), cumsum(A), prod(A), find(A > 2)', any(A(:) == 3), A(1, 1) = 9.6, A(3, 3) = 1, repmat(int8(5), 1, 3), zeros(1, 2, 'uint8') + 300, ones(2, 'int8') * 100 * 2, eye(2, 'int32'), diag(int8([1 2])), int8([1 2 3])(2), int8(1:3) .* int8([2 2 2]), int8(100) + int8([50 20]), int8(5) ^ 2, int8([1 2]) .^ 3
try, A * B, catch e, disp(e.message), end
try, A * A, catch e, disp(e.message), end
try, A \ B, catch e, disp(e.message), end
try, A ^ 2, catch e, disp(e.message), end
