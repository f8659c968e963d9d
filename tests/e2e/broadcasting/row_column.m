a = [1 2 3]; b = [10; 20];
a + b
a .* b
b - a
a == b
max(a, b)
a .^ b(1)/2
A = magic(3);
A - mean(A)
A ./ sum(A, 2)
bsxfun(@plus, a, b), bsxfun(@times, A, a)
atan2(a, b)
mod(a*7, b)
C = reshape(1:4,1,1,4); size(C + a), size(C .* b)
ones(2,0) + 1, ones(2,0) + ones(2,1)
try, [1 2 3] + [1 2], catch e, disp(e.message), disp(e.identifier), end
try, ones(2,3) * ones(2,3), catch e, disp(e.message), disp(e.identifier), end
try, ones(2,3) .* ones(3,2), catch e, disp(e.message), end
try, [1 2] == [1 2 3], catch e, disp(e.message), end
try, ones(2,2,2) - ones(2,2,3), catch e, disp(e.message), end
try, true(1,2) & true(1,3), catch e, disp(e.message), end
'abc' == 'abc'
try, 'abc' == 'ab', catch e, disp(e.message), end
