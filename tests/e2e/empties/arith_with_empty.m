a = []; b = zeros(0, 3); c = zeros(3, 0); d = ''; e = {};
a + 1, a + a, b + 1, b * c, c * b, b .* b, a == a, a', b', -a, ~a, a & 1, a .^ 2, 2 .^ a, [a 1], [b; 1 2 3], [c, ones(3, 1)], [d 'x'], [e {1}], sum(b), sum(c), prod(a), mean(b), max(a), min(b), size(b + 1), size(b'), size([b; b]), size([c c]), isempty(a + 1), numel(b), a(:), b(:), size(b(:)), b(:, 1), size(b(:, 1)), c(1, :), size(c(1, :)), a([]), size(a(1:0)), b([], :), size(b([], [1 2])), any(a), all(a), find(a), sort(a), cumsum(b), size(cumsum(b)), abs(b), sqrt(a), floor(c), size(floor(c)), a:3, size(1:a)
try, a + [1 2], catch e1, disp(e1.message), end
try, b + c, catch e1, disp(e1.message), end
try, b * b, catch e1, disp(e1.message), end
try, a(1), catch e1, disp(e1.message), end
try, b(1, 1), catch e1, disp(e1.message), end
try, e{1}, catch e1, disp(e1.message), end
try, d(1), catch e1, disp(e1.message), end
