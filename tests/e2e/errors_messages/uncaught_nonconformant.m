A = ones(2,3);
B = ones(4,5);
disp(size(A)), disp(size(B))
C = A * B
