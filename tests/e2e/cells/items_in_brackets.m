1;
function r = f(C, k), r = [C{k} -1]; end
C = {1:3, 'ab', [4; 5]};
disp(f(C, 1)), for k = 1:2, disp([C{k} 65]), end
try, f(C, 7), catch e, disp(e.message), end
try, f({}, 1), catch e, disp(e.message), end
x = C{1}; y = {C{2}}; disp(y), s(1).a = 3; s(2).a = 4; t = [s(2).a 1], u = max(s(1).a, 2)
try, z = [s(5).a 1], catch e, disp(e.message), end
A = {ones(2, 2)}; for k = 1:3, A{k+1} = [A{k}; A{k}(1, :)]*A{1}; end, disp(A{4}), disp(numel(A))
printf('%d ', C{1}), printf('\n'); n = size(C{3}), m = [C{:, 3}]
