% Numerical gradients of arrays of each rank, and of functions.
g = gradient ([1 4 9 16]), g(1) + 1
g = gradient ([1 4 9 16]', 2), g(1) + 1
[gx, gy] = gradient (magic (4)), gx(1) + gy(1)
[gx, gy] = gradient (magic (4), 2, [1 2 4 8]'); gx(2), gy(3)
[gx, gy, gz] = gradient (reshape (1:24, 2, 3, 4), 0.5); gz(4), gy(3)
g = gradient (single ([1 5])), class (g)
g = gradient (@(x) x .^ 2, [1 2 3]), g = gradient (@cos, [0; 1], 0.01)
[a, b] = gradient (@(x, y) x .* y, [1 2; 3 4], 0.1)
function refuse (varargin)
  try, gradient (varargin{:}), catch e, disp (e.message(1:24)), end
end
refuse (magic (3), [1 2 4]), try, [a, b] = gradient (magic (3), [1 2 4]), catch e, disp (e.message(1:24)), end
refuse (magic (3), 1, 1, 1), refuse ([1 2 3], 1, 1), refuse ([1; 2; 4], [1 2 4]), refuse ([1 2 4], [1; 3; 4], 2)
