x = 'abcdefghij';
x(1:3), x(end-2:end), x(1:2:end), x(end:-2:1), x([1:2, 9:10]), x(5:4), x(3:3)
A = magic(4); A(2:3, 2:3), A(1:2:end, :), A(end:-1:1, 1)', A(:, 2:end-1), r = 2:3; A(r, r), A(r)(1), A(r') 
x(1:3) = 'XYZ', x(4:end) = [], y = 1:10; y(2:2:end) = 0, y(1:3) = y(3:-1:1), y([1:2, end]) = [], y(end+1:end+2) = [7 8]
k = 3; y(k:k+1), y(max(1, k-1):min(end, k+1)), z = zeros(2, 3); z(:, 1:2) = [1 2; 3 4]; z, z(:) = 6:-1:1
n = numel(y); y(n:-1:1), y(1:n/2), y(floor(n/2)+1:n)
