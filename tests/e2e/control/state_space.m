A = [0 1; -2 -3]; B = [0; 1]; C = [1 0]; D = 0;
p = eig(A)
all(real(p) < 0)
Co = [B A*B], rank(Co)
Ob = [C; C*A], rank(Ob)
G0 = -C * (A \ B)
dt = 0.1; Ad = expm(A*dt); fprintf('%.5f %.5f\n', Ad');
Bd = A \ (Ad - eye(2)) * B; fprintf('%.6f\n', Bd);
x = [0; 0]; y = zeros(1, 5);
for k = 1:50, x = Ad*x + Bd*1; if mod(k, 10) == 0, y(k/10) = C*x; end, end
fprintf('%.5f ', y); fprintf('\n');
K = [4 2] - [2 3]; eig(A - B*K)
T = [1 1; -1 -2]; At = T \ A * T
N = null(A - p(1)*eye(2)); norm(A*N - p(1)*N) < 1e-10
