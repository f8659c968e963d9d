% Functions that move elements have none to move.
a = rot90(zeros(0, 3)), b = rot90(zeros(2, 0), 2), c = fliplr(zeros(0, 4)), d = flipud([]), e = circshift([], 1)
f = sort([]), g = sort(zeros(1, 0), 'descend'), [h, k] = sort(zeros(0, 3)), l = diff([]), m = diff(zeros(1, 0)), n = diff(5)
o = zeros(3, 0)*zeros(0, 2), p = zeros(0, 3)*ones(3, 2), q = zeros(1, 0)*zeros(0, 1), r = ones(1, 3)*zeros(3, 0)
s = max([]), t = max(zeros(0, 3)), [u, v] = min(zeros(1, 0)), w = unique([]), x = median(zeros(1, 3)), y = fft([]), z = cumsum([])
A = ones(3, 0); B = A'*A, C = A*A', D = accumarray(zeros(0, 1), zeros(0, 1))
x = 1:3; x = x(x > 5), y = x(:)'*x(:), reshape([], 0, 3), reshape(zeros(1, 0), 3, [])
