% mechanics: beams by superposition, Mohr circle, truss by joints, vibration modes, damping, Newmark, moment distribution
1;
function [s1, s2, tmax, th] = mohr(sx, sy, txy)
  c = (sx + sy) / 2; R = hypot((sx - sy) / 2, txy);
  s1 = c + R; s2 = c - R; tmax = R; th = 0.5 * atan2d_(2*txy, sx - sy);
end
function a = atan2d_(y, x), a = atan2(y, x) * 180 / pi; end
function [u, v, a] = newmark(M, C, K, F, u0, v0, dt, n)
  be = 0.25; ga = 0.5; u = zeros(numel(u0), n+1); v = u; a = u;
  u(:, 1) = u0; v(:, 1) = v0; a(:, 1) = M \ (F(0) - C*v0 - K*u0);
  Ke = K + ga/(be*dt)*C + M/(be*dt^2);
  for k = 1:n
    t = k * dt;
    p = F(t) + M*(u(:,k)/(be*dt^2) + v(:,k)/(be*dt) + (1/(2*be)-1)*a(:,k)) + C*(ga/(be*dt)*u(:,k) + (ga/be-1)*v(:,k) + dt/2*(ga/be-2)*a(:,k));
    u(:,k+1) = Ke \ p;
    a(:,k+1) = (u(:,k+1)-u(:,k))/(be*dt^2) - v(:,k)/(be*dt) - (1/(2*be)-1)*a(:,k);
    v(:,k+1) = v(:,k) + dt*((1-ga)*a(:,k) + ga*a(:,k+1));
  end
end
[s1, s2, tm, th] = mohr(80, -40, 30)
S = [80 30; 30 -40]; [V, D] = eig(S); diag(D)', V
inv_ = [trace(S), det(S)]
sig = [100 20 0; 20 50 10; 0 10 -30]; pr = sort(eig(sig), 'descend')', vm = sqrt(0.5*((pr(1)-pr(2))^2 + (pr(2)-pr(3))^2 + (pr(3)-pr(1))^2))
dev = sig - trace(sig)/3*eye(3)
M = diag([2 1 1]); K = [600 -200 0; -200 400 -200; 0 -200 200]; C = 0.02*K;
[Phi, L] = eig(K, M); w = sqrt(diag(L))'
f = w / (2*pi)
Phi = Phi ./ max(abs(Phi)); Phi = Phi .* sign(Phi(1, :))
mm = Phi' * M * Phi; mm(abs(mm) < 1e-10) = 0
km = Phi' * K * Phi; km(abs(km) < 1e-8) = 0
[u, v, a] = newmark(M, C, K, @(t) [0; 0; 10*(t < 0.5)], zeros(3,1), zeros(3,1), 0.1, 8);
u
a(:, [1 end])
E0 = 0.5 * v(:, end)' * M * v(:, end) + 0.5 * u(:, end)' * K * u(:, end)
EI = 5e4; Lb = 4; x = 0:0.5:Lb; P = 1000; ap = 1.5; bq = Lb - ap;
y = zeros(size(x)); l = x <= ap;
y(l) = P*bq*x(l) .* (Lb^2 - bq^2 - x(l).^2) / (6*EI*Lb);
y(~l) = P*ap*(Lb - x(~l)) .* (Lb^2 - ap^2 - (Lb - x(~l)).^2) / (6*EI*Lb);
y, [ym, i] = max(y); x(i)
Mx = P*bq/Lb*x - P*max(0, x - ap)
Vx = [P*bq/Lb * l - P*ap/Lb * ~l]
sec = struct('b', {100, 50, 100}, 'h', {20, 200, 20}, 'y', {210, 110, 10});
A = [sec.b] .* [sec.h]; yc = sum(A .* [sec.y]) / sum(A), I = sum([sec.b] .* [sec.h].^3 / 12 + A .* ([sec.y] - yc).^2)
sigma = 1e6 * ([0 220] - yc) / I
k = [0.5 0.5; 0.6 0.4]; m = [-100 100; -80 80]; hist_ = [];
for it = 1:4, ub = sum(m, 2); m = m - k .* ub; hist_ = [hist_; m(:)']; m(1, 2) += 0.5 * m(2, 1) * 0; end, hist_
buckling = pi^2 * 210e9 * 1e-6 ./ ([1 2 0.7 0.5] * 3).^2
strain = [500 -200 300] * 1e-6; E = 200e9; nu = 0.3; Cm = E/(1-nu^2) * [1 nu 0; nu 1 0; 0 0 (1-nu)/2]; stress = (Cm * strain')' / 1e6
T = @(t) [cosd(t)^2 sind(t)^2 2*sind(t)*cosd(t); sind(t)^2 cosd(t)^2 -2*sind(t)*cosd(t); -sind(t)*cosd(t) sind(t)*cosd(t) cosd(t)^2-sind(t)^2]; T(30), T(45) * stress'
