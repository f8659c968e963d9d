D = eye(2); x = [1;2];
x .* D
D .* x
try, x + D, catch e, disp(e.message), end
try, D - x, catch e, disp(e.message), end
try, [1 2] + D, catch e, disp(e.message), end
try, D + [1 2 3], catch e, disp(e.message), end
try, D + eye(3), catch e, disp(e.message), end
try, D == x, catch e, disp(e.message), end
try, D + 1, catch e, disp(e.message), end
try, D + (1:2), catch e, disp(e.message), end
try, x ./ D, catch e, disp(e.message), end
try, D + zeros(2,0), catch e, disp(e.message), end
try, D + single([1;2]), catch e, disp(e.message), end
try, D + int8([1;2]), catch e, disp(e.message), end
try, D + true(2,1), catch e, disp(e.message), end
try, D + 'a', catch e, disp(e.message), end
try, D + 'ab', catch e, disp(e.message), end
try, x = D; x += [1 2], catch e, disp(e.message), end
try, 2*D + [1;2], catch e, disp(e.message), end
try, diag([1 2]) - [1;2], catch e, disp(e.message), end
try, bsxfun(@plus, D, [1;2]), catch e, disp(e.message), end
try, plus(D, [1;2]), catch e, disp(e.message), end
try, D + eye(2)(:,1), catch e, disp(e.message), end
try, D + (1+2i)*[1;2], catch e, disp(e.message), end
