m.A = magic(3);
m.B = [0.5 100; 1e5 2];
m.C = zeros(0, 2);
m.D = reshape(1:4, 1, 2, 2);
m.E = [1+1i 2];
m.F = 1:10;
m
m.A
disp(m.B)
