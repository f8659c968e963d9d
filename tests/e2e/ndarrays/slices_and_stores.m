A = reshape(1:12, 2, 3, 2);
A(:, :, 1), A(1, 2, 2), A(:, 2, 2)', A(2, :, 1), squeeze(A(1, 1, :)), A(:, :, end), A(end), A(7), A(:, 4)', A(2, 5), A(1, :), A(:)', A(:, :, [2 1])(:, :, 1), A([1 2], [1 3], 2), A(:, :, :)(3)
A(:, :, 3) = [7 8 9; 10 11 12]; size(A), A(1, 1, 1) = 100; A(1), A(:, 1, :) = 0; A(:, :, 2), A(:, :, 2) = []; size(A), A(:, 2, :) = []; size(A), B = zeros(2, 2); B(:, :, 2) = ones(2); B, C(2, 1, 3) = 5; size(C), C(:)', D = ones(2, 2, 2); D(:) = 1:8; D(:, :, 2), D(D > 4) = 0; D, D(:, :, 1) = D(:, :, 1)'; D(:, :, 1), D(3, 3, 3) = 1; size(D), E = 1:3; E(:, :, 2) = 4:6
try, A(3, 1, 1), catch e, disp(e.message), end
try, A(1, 1, 9), catch e, disp(e.message), end
try, B(:, :, 3), catch e, disp(e.message), end
try, B(:, :, 1) = ones(3), catch e, disp(e.message), end
try, B(1, 2, 3, 4), catch e, disp(e.message), end
