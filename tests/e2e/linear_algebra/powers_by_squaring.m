% the order in which whole powers of a matrix are multiplied shows in the last digits
A = [.3 1.2 -.7; 2.1 .4 1.1; -.9 .8 1.3];
B = A*A;
C = B*B;
[isequal(A^2, B), isequal(A^3, B*A), isequal(A^4, C), isequal(A^5, C*A)]
[isequal(A^6, C*B), isequal(A^7, C*(B*A)), isequal(A^9, (C*C)*A)]
x = [0.3 1.7 -0.4 2.9 .77 1.31];
c = center(x);
kurtosis(x) == sum(c.^4)/(6*var(c, 1)^2)
skewness(x) == sum(c.^3)/(6*std(c, 1)^3)
