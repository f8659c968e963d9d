% n-body leapfrog, heat FTCS, Crank-Nicolson, wave, Ising, CA
1;
function acc = accel(pos, m)
  n = numel(m); acc = zeros(2, n);
  for i = 1:n
    for j = 1:n
      if i ~= j
        d = pos(:, j) - pos(:, i);
        acc(:, i) += m(j) * d / (norm(d)^2 + 1e-4)^1.5;
      end
    end
  end
end
m = [1 1e-3 1e-6];
pos = [0 1 1.1; 0 0 0]; vel = [0 0 0; 0 1 1.1];
a = accel(pos, m)
for k = 1:100
  vel += 0.005 * a; pos += 0.01 * vel; a = accel(pos, m); vel += 0.005 * a;
end
pos, vel
E = 0.5 * sum(m .* sum(vel.^2))
nx = 8; u = zeros(nx, 1); u(4) = 100; r = 0.25;
for t = 1:5
  un = u;
  un(2:end-1) = u(2:end-1) + r * (u(3:end) - 2*u(2:end-1) + u(1:end-2));
  u = un;
end
u
A = diag((1+r)*ones(nx,1)) + diag(-r/2*ones(nx-1,1),1) + diag(-r/2*ones(nx-1,1),-1);
B = 2*eye(nx) - A;
v = zeros(nx,1); v(4) = 100;
v = A \ (B*v)
v(v < 1e-3)
rule = 30; gen = zeros(1, 15); gen(8) = 1;
lut = bitget(rule, 1:8)
for t = 1:6
  disp(char(32 + 3*gen));
  gen = lut(4*gen([end 1:end-1]) + 2*gen + gen([2:end 1]) + 1);
end
s = 99; L = 6; spin = ones(L);
for sweep = 1:10
  for q = 1:L^2
    s = mod(1664525*s + 1013904223, 4294967296); i = mod(floor(s/65536), L) + 1;
    s = mod(1664525*s + 1013904223, 4294967296); j = mod(floor(s/65536), L) + 1;
    nb = spin(mod(i,L)+1,j) + spin(mod(i-2,L)+1,j) + spin(i,mod(j,L)+1) + spin(i,mod(j-2,L)+1);
    dE = 2*spin(i,j)*nb;
    s = mod(1664525*s + 1013904223, 4294967296);
    if dE <= 0 || s/4294967296 < exp(-dE/2.5), spin(i,j) = -spin(i,j); end
  end
  mag(sweep) = mean(spin(:));
end
spin
mag
life = zeros(6); life(2,3)=1; life(3,4)=1; life(4,2:4)=1;
for g = 1:4
  nb = conv2(life, [1 1 1;1 0 1;1 1 1], 'same'); life = (nb==3) | (life & nb==2);
end
life
class(life)
find(life)'
