% Small products.
matmul3([1 2; 3 4], [5 6; 7 8])
matmul3(ones(2, 3), ones(3, 1))
matmul3(zeros(2, 0), zeros(0, 2))
c = matmul3(mod(reshape(1:60, 6, 10), 7), mod(reshape(1:50, 10, 5), 5));
disp(c)
