% "isoutlier", "rmoutliers", "filloutliers", "smoothdata", "islocalmax", "islocalmin", "clip", "rms", "ismembertol"
%#dialect matlab
A = [57 59 60 100 59 58 57 58 300 61 62 60 62 58 57];
assert(isequal(find(isoutlier(A)), [4 9]));
assert(isequal(find(isoutlier(A, 'mean')), 9));
assert(isequal(find(isoutlier(A, 'quartiles')), [4 9]));
assert(isequal(find(isoutlier(A, 'grubbs')), [4 9]));
assert(isequal(find(isoutlier(A, 'percentiles', [10 90])), 9));
assert(isequal(rmoutliers(A), A([1:3 5:8 10:15])));
B = filloutliers(A, 'linear');
assert(B(4) == 59.5 && B(9) == 59.5);
B = filloutliers(A, 0);
assert(B(4) == 0 && B(9) == 0 && B(1) == 57);
[TF, L, U, C] = isoutlier(A, 'median');
assert(C == 59 && L < 57 && U > 62 && sum(TF) == 2);
assert(isequal(isoutlier([1 2 3; 1 90 3; 2 2 2; 1 2 3; 1 2 3]), logical([0 0 0; 0 1 0; 1 0 1; 0 0 0; 0 0 0])));
assert(isequal(smoothdata(1:5, 'movmean', 3), [1.5 2 3 4 4.5]));
assert(isequal(smoothdata([1 9 2 3 4], 'movmedian', 3), [5 2 3 3 3.5]));
assert(norm(smoothdata(1:9, 'sgolay', 5) - (1:9)) < 1e-10);
assert(norm(smoothdata((1:9) .^ 2, 'loess', 5) - (1:9) .^ 2) < 1e-8);
assert(isequal(islocalmax([1 3 1 2 1]), logical([0 1 0 1 0])));
assert(isequal(islocalmax([1 2 2 1]), logical([0 1 0 0])));
[TF, P] = islocalmax([0 4 1 3 0]);
assert(isequal(P, [0 4 0 2 0]) && sum(TF) == 2);
assert(isequal(islocalmax([0 4 1 3 0], 'MaxNumExtrema', 1), logical([0 1 0 0 0])));
assert(isequal(islocalmin([3 1 3; 2 0 2]', 1), logical([0 1 0; 0 1 0])'));
assert(isequal(clip([1 5 9], 2, 8), [2 5 8]));
assert(rms([3 4]) == sqrt(12.5) && isequal(rms([3 4; 4 3], 1), sqrt([12.5 12.5])));
[tf, at] = ismembertol([1 + 1e-13, 5], [2 1]);
assert(isequal(tf, [true false]) && isequal(at, [2 0]));
assert(isequal(ismembertol([1 2; 3 4], [3 4 + 1e-14], 'ByRows', true), [false; true]));
disp('passed')
