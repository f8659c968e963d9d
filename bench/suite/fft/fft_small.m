% Short transforms forward and back.
x = [1 0 2 0 3 0 4 0];
y = four1(x, 4, 1);
fprintf('%.4f ', y); fprintf('\n');
z = four1(y, 4, -1)/4;
fprintf('%.4f ', z); fprintf('\n');
nn = 64;
w = zeros(1, 2*nn);
w(1:2:end) = sin(2*pi*3*(0:nn-1)/nn);
v = four1(w, nn, 1);
fprintf('%.4f\n', max(abs(v)));
disp(find(abs(v) > 1))
