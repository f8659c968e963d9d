A = ones(2,3,4);
try, permute(A, [1 2]), catch e, disp(e.message), end
try, permute([1 2 3], [1]), catch e, disp(e.message), end
try, permute([1 2 3], 2), catch e, disp(e.message), end
try, permute([1 2 3], []), catch e, disp(e.message), end
try, permute([1 2 3], [1 2; 3 4]), catch e, disp(e.message), end
try, permute([1 2 3], {1}), catch e, disp(e.message), end
try, permute([1 2 3], 'ab'), catch e, disp(e.message), end
try, permute([1 2 3], [1.5 2]), catch e, disp(e.message), end
try, permute(A, [2 1 3 3]), catch e, disp(e.message), end
try, permute(A, single([1 2])), catch e, disp(e.message), end
try, permute(A, true), catch e, disp(e.message), end
try, permute(A, ones(2,2,2)), catch e, disp(e.message), end
try, permute(A), catch e, disp(e.message), end
