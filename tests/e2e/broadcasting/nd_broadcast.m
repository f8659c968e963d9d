a = reshape(1:4, 1, 1, 4); b = [1 2 3]; c = [1; 2];
size(a + b), size(a + c), size(a + b + c), d = a .* c; squeeze(d(2, 1, :))', e = b + c; f = e - reshape([0 10], 1, 1, 2); f(:, :, 2), size(ones(2, 3, 4) + ones(1, 3)), size(ones(2, 3, 4) .* ones(2, 1, 4)), sum(sum(sum(ones(2, 3, 4) .* (1:3)))), x = ones(2, 2, 2); x(:, :, 2) = 5; m = x - mean(x, 3)
try, ones(2, 3, 4) + ones(2, 3, 3), catch e, disp(e.message), end
try, ones(2, 3) + ones(2, 3, 4)(1:2, 1:2, :), catch e, disp(e.message), end
try, ones(3, 2) == ones(2, 3), catch e, disp(e.message), end
try, max(ones(3, 2), ones(2, 3)), catch e, disp(e.message), end
try, atan2(ones(3, 2), ones(2, 3)), catch e, disp(e.message), end
try, mod(ones(1, 2), ones(1, 3)), catch e, disp(e.message), end
