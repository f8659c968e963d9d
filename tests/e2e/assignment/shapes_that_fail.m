A = zeros(2, 3);
try, A(:) = 1:5, catch e, disp(e.message), end
try, A(:, 1) = 1:3, catch e, disp(e.message), end
try, A(1, :) = 1:2, catch e, disp(e.message), end
try, A([1 2], [1 2]) = 1:4, catch e, disp(e.message), end
try, A([1 2], :) = zeros(3, 2), catch e, disp(e.message), end
try, A(1) = [1 2], catch e, disp(e.message), end
try, A(1, 1) = [], catch e, disp(e.message), end
try, A(:, 1) = zeros(0, 1), catch e, disp(e.message), end
try, A(1:2) = [], catch e, disp(e.message), end
try, A(9) = [], catch e, disp(e.message), end
try, A(1, 2, 3) = [1 2], catch e, disp(e.message), end
try, A{2} = 1, catch e, disp(e.message), end
try, x.a = 1; x(3) = 5, catch e, disp(e.message), end
try, x.a = 1; x{1} = 5, catch e, disp(e.message), end
try, c = {1}; c.f = 1, catch e, disp(e.message), end
try, f = @sin; f(1) = 2, catch e, disp(e.message), end
try, s = 'a'; s.b = 1, catch e, disp(e.message), end
try, [a, b] = 5, catch e, disp(e.message), end
try, [a, b] = deal(1, 2, 3), catch e, disp(e.message), end
try, c = {1, 2}; [a, b, d] = c{:}, catch e, disp(e.message), end
try, A('x') = 1; size(A), catch e, disp(e.message), end
try, B(2, :) = 1:3, catch e, disp(e.message), end
try, C(:) = 1:3, catch e, disp(e.message), end
try, D(:, 2) = [1; 2], catch e, disp(e.message), end
