v = 1:6;
v(2) = []
v([1 end]) = []
v(v > 4) = []
v([]) = []
A = magic(4);
A(2,:) = []
A(:,[1 3]) = []
A(:,:) = []
B = magic(3); B(:) = []
c = {1,2,3}; c(2) = []
s = 'hello'; s([1 3]) = []
x = 1:5; x(logical([1 0 1 0 0])) = []
C = reshape(1:12,2,3,2); C(:,2,:) = []
D = magic(3);
try, D(1,2) = []; catch e, disp(e.message), end
try, D(5) = []; catch e, disp(e.message), disp(e.identifier), end
try, x(9) = []; catch e, disp(e.message), end
w = (1:4)'; w(2) = []
t = struct('a',{1,2,3}); t(2) = []; size(t)
z = zeros(3,0); z(:,:) = []
E = magic(4); E(:, 2:3) = []; E
E(1:2, :) = []
