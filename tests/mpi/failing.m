A = ones(40);
printf('%d\n', sum(A(:)));
A(:, 41) = A(41, :);
