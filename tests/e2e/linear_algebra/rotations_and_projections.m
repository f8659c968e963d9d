R = @(t) [cos(t) -sin(t); sin(t) cos(t)];
p = R(pi/2) * [1; 0]; fprintf('%.4f %.4f\n', p);
norm(R(0.3)' * R(0.3) - eye(2)) < 1e-12, abs(det(R(1)) - 1) < 1e-12
a = [3; 4]; b = [1; 0]; proj = (a' * b) / (b' * b) * b, rej = a - proj, angle_ = acosd(dot(a, b) / norm(a) / norm(b))
n = cross([1 0 0], [0 1 0]), area = norm(cross([1 2 0], [3 1 0])) / 2, vol = det([1 0 0; 0 2 0; 0 0 3]), H = eye(2) - 2 * (a * a') / (a' * a), H * a, T = [1 0 5; 0 1 -2; 0 0 1]; T * [1; 1; 1], tri = [0 0; 4 0; 0 3]; poly_area = 0.5 * abs(sum(tri(:, 1) .* tri([2 3 1], 2) - tri([2 3 1], 1) .* tri(:, 2))), d = sqrt(sum(diff([tri; tri(1, :)]) .^ 2, 2))', bary = [tri'; 1 1 1] \ [1; 1; 1], rref([1 2 3; 4 5 6]), null([1 2; 2 4]) ./ null([1 2; 2 4])(2), orth([2 0; 0 0])
