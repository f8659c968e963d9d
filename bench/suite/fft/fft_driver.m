% Driver of the radix-2 FFT, published size.
nn = 16384;
x = zeros(1, 2*nn);
x(1:2:2*nn) = cos(2*pi*5*(0:nn-1)/nn) + mod(1:nn, 7)/7;
y = four1(x, nn, 1);
z = four1(y, nn, -1)/nn;
fprintf('%.6g ', y([1 11 12])); fprintf('\n');
fprintf('back %d\n', max(abs(z - x)) < 1e-10);
