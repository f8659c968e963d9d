% finance: bonds, Black-Scholes, binomial tree, portfolio, amortisation
1;
function p = bond_price(face, c, y, n)
  t = 1:n; cf = face * c * ones(1, n); cf(end) += face;
  p = sum(cf ./ (1 + y) .^ t);
end
function y = ytm(price, face, c, n)
  lo = 0; hi = 1;
  while hi - lo > 1e-10
    y = (lo + hi) / 2;
    if bond_price(face, c, y, n) > price, lo = y; else hi = y; end
  end
end
function N = ncdf(x), N = 0.5 * erfc(-x / sqrt(2)); end
function [c, p, greeks] = bs(S, K, r, s, T)
  d1 = (log(S ./ K) + (r + s^2/2) * T) / (s * sqrt(T)); d2 = d1 - s * sqrt(T);
  c = S .* ncdf(d1) - K * exp(-r*T) .* ncdf(d2);
  p = c - S + K * exp(-r*T);
  greeks = struct('delta', ncdf(d1), 'gamma', exp(-d1.^2/2) / sqrt(2*pi) ./ (S * s * sqrt(T)));
end
function v = crr(S, K, r, s, T, n, american)
  dt = T/n; u = exp(s*sqrt(dt)); d = 1/u; q = (exp(r*dt) - d)/(u - d);
  ST = S * u.^(n:-1:0) .* d.^(0:n);
  v = max(K - ST, 0);
  for k = n-1:-1:0
    v = exp(-r*dt) * (q * v(1:end-1) + (1-q) * v(2:end));
    if american
      ST = S * u.^(k:-1:0) .* d.^(0:k);
      v = max(v, K - ST);
    end
  end
end
p = bond_price(1000, 0.05, 0.04, 10)
y = ytm(950, 1000, 0.05, 10)
prices = arrayfun(@(y) bond_price(100, 0.06, y, 5), 0.02:0.02:0.1)
[c, pt, g] = bs([90 100 110], 100, 0.05, 0.2, 1)
eu = crr(100, 100, 0.05, 0.2, 1, 50, false)
am = crr(100, 100, 0.05, 0.2, 1, 50, true)
prem = am - eu
P = 200000; r = 0.045/12; n = 12;
pay = P * r / (1 - (1+r)^-n);
sched = zeros(n, 4); bal = P;
for k = 1:n
  int = bal * r; pr = pay - int; bal = bal - pr;
  sched(k, :) = [k int pr bal];
end
sched
sched(end, end) = 0;
sched(1:3, :)
fprintf('%3d %10.2f %12.2f %14.2f\n', sched');
R = [0.01 0.02 -0.01; 0.03 -0.02 0.01; 0.00 0.01 0.02; -0.02 0.03 0.01];
mu = mean(R), S = cov(R)
w = (S \ ones(3,1)); w = w / sum(w)
pv = w' * S * w
sharpe = (mu * w) / sqrt(pv)
cumret = cumprod(1 + R)
dd = max(cummax(cumret) - cumret)
npv = sum([-100 30 40 50 20] ./ 1.1.^(0:4))
irr = fzero(@(r) sum([-100 30 40 50 20] ./ (1+r).^(0:4)), [0 1])
bitcoin = 1e6 * [0.1 0.25; 1e-5 2]
money = [1234567.891 0.5; 12 1e3]
