% power systems: Ybus, Gauss-Seidel and Newton load flow, fault, economic dispatch, per unit
1;
function Y = ybus(br, n)
  Y = zeros(n);
  for k = 1:rows(br)
    i = br(k, 1); j = br(k, 2); y = 1 / (br(k, 3) + 1i*br(k, 4)); b = 1i*br(k, 5)/2;
    Y(i, i) += y + b; Y(j, j) += y + b; Y(i, j) -= y; Y(j, i) -= y;
  end
end
function [V, it] = gs(Y, S, V, tol)
  for it = 1:200
    Vo = V;
    for k = 2:numel(V)
      V(k) = (conj(S(k) / V(k)) - Y(k, :) * V + Y(k, k) * V(k)) / Y(k, k);
    end
    if max(abs(V - Vo)) < tol, return; end
  end
end
br = [1 2 0.02 0.06 0.06; 1 3 0.08 0.24 0.05; 2 3 0.06 0.18 0.04];
Y = ybus(br, 3)
abs(Y), angle(Y) * 180/pi
real(Y), imag(Y)
S = [0; -0.5 - 0.2i; -0.6 - 0.25i];
[V, it] = gs(Y, S, [1.05; 1; 1], 1e-8); it
V
[abs(V) angle(V)*180/pi]
I = Y * V, Sinj = V .* conj(I)
loss = sum(Sinj), slack = Sinj(1)
mism = max(abs(Sinj(2:3) - S(2:3))) < 1e-6
Z = inv(Y); Zb = Z(2:3, 2:3)
If = 1 / Zb(1, 1), Vf = 1 - Z(:, 2) / Z(2, 2)
a = [500 400 200]; b = [5.3 5.5 5.8]; c = [0.004 0.006 0.009]; PD = 800; lo = 0; hi = 20;
for k = 1:60, lam = (lo + hi)/2; P = (lam - b) ./ (2*c); if sum(P) > PD, hi = lam; else lo = lam; end, end
lam, P, cost = sum(a + b.*P + c.*P.^2)
seq = [1 1 1; 1 exp(-2i*pi/3) exp(2i*pi/3); 1 exp(2i*pi/3) exp(-2i*pi/3)]; Vabc = seq * [0; 1; 0.1], abs(Vabc)'
base = struct('MVA', 100, 'kV', 132); base.Z = base.kV^2 / base.MVA; base.I = base.MVA*1e3/(sqrt(3)*base.kV); base
w = 2*pi*50; M = 0.1; D = 0.02; d = 0.5; om = 0; tr = []; for k = 1:10, pe = 1.8*sin(d); om += 0.01*(0.8 - pe - D*om)/M; d += 0.01*om; tr(k, :) = [d om pe]; end, tr
B = -imag(Y); th = B(2:3, 2:3) \ real(S(2:3)); th', flow = [-th(1)/0.06 -th(2)/0.24 (th(1)-th(2))/0.18]
fprintf('%d-%d: %6.3f%+6.3fi\n', [br(:, 1:2)'; real(diag(V(br(:,1))) * conj((V(br(:,1)) - V(br(:,2))) ./ (br(:,3) + 1i*br(:,4))))'; imag(V(br(:,1)) .* conj((V(br(:,1)) - V(br(:,2))) ./ (br(:,3) + 1i*br(:,4))))']);
