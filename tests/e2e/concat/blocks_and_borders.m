A = [1 2; 3 4];
[A zeros(2, 1); 9 9 9], [A A; A A], [ones(1, 2); A; ones(1, 2)], [zeros(4, 1), [zeros(1, 2); A; zeros(1, 2)], zeros(4, 1)], kron([1 0; 0 1], A), blkdiag(A, 5), repmat(A, 2, 1), [A; A'], [A(:); 5]', [A(1, :), A(2, :)], [A(:, 1); A(:, 2)]', horzcat(A, A), vertcat(A, [5 6]), cat(1, A, A), cat(2, A, [7; 8]), cat(3, A, A)(:, :, 2), [diag([1 2]) A], [A, A](:, 2:3), [1 2; [3 4]], [[1; 2] [3; 4]](2, :), [1:3]', [1:3; 4:6]', ['a':'c'; 'd':'f'], [int8(1) 2; 3 4], [A; 1i 2], [single(A) [1; 2]], [A > 2, [true; false]], [{A} {A}]{2}
try, [A; 1 2 3], catch e, disp(e.message), end
try, [A, [1 2 3]'], catch e, disp(e.message), end
try, horzcat(A, 1), catch e, disp(e.message), end
try, vertcat(A, 1), catch e, disp(e.message), end
try, cat(3, A, 1), catch e, disp(e.message), end
try, [A; 'abc'], catch e, disp(e.message), end
