function c = matmul3(a, b)
% MATMUL3  Matrix product by three loops.
[m, n] = size(a);
p = size(b, 2);
c = zeros(m, p);
for j = 1:p
    for h = 1:n
        for i = 1:m
            c(i, j) = c(i, j) + a(i, h)*b(h, j);
        end
    end
end
