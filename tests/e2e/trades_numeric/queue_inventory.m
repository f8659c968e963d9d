% queueing / inventory / scheduling simulation, event list in arrays, own LCG
1;
function u = unif()
  global LCG
  LCG = mod(LCG * 69621, 2147483647);
  u = LCG / 2147483647;
end
function t = expo(mu), t = -mu * log(unif()); end
function s = mm1(lambda, mu, n)
  t = 0; next_a = expo(1/lambda); next_d = Inf; q = []; served = 0; waits = zeros(1, n); area = 0; nsys = 0;
  while served < n
    if next_a < next_d
      area += nsys * (next_a - t); t = next_a; nsys++;
      q(end+1) = t; next_a = t + expo(1/lambda);
      if nsys == 1, next_d = t + expo(1/mu); end
    else
      area += nsys * (next_d - t); t = next_d; nsys--; served++;
      waits(served) = t - q(1); q(1) = [];
      if nsys > 0, next_d = t + expo(1/mu); else next_d = Inf; end
    end
  end
  s.W = mean(waits); s.L = area / t; s.T = t; s.left = q;
end
global LCG
LCG = 12345;
s = mm1(0.8, 1, 200)
LCG = 7; demand = zeros(1, 12); inv_ = 20; on_order = 0; log_ = zeros(12, 4);
for d = 1:12
  demand(d) = floor(10 * unif());
  if on_order, inv_ += on_order; on_order = 0; end
  sold = min(inv_, demand(d)); inv_ -= sold;
  if inv_ < 10, on_order = 25; end
  log_(d, :) = [d demand(d) sold inv_];
end
log_
printf('%2d %3d %3d %3d\n', log_');
fill = sum(log_(:, 3)) / sum(demand)
jobs = struct('id', num2cell(1:5), 'p', {4, 2, 6, 1, 3}, 'due', {5, 6, 18, 8, 12});
[~, o] = sort([jobs.p]); spt = [jobs(o).id]
C = cumsum([jobs(o).p]), late = max(0, C - [jobs(o).due]), sum(C) / 5
[~, o] = sort([jobs.due]); edd = [jobs(o).id], Lmax = max(cumsum([jobs(o).p]) - [jobs(o).due])
best = Inf; P = perms(1:5); cost = zeros(rows(P), 1);
for k = 1:rows(P), c = cumsum([jobs(P(k, :)).p]); cost(k) = sum(max(0, c - [jobs(P(k, :)).due])); end
[best, k] = min(cost), P(k, :), histc(cost', 0:5:60)
m = [3 4 1; 2 5 2; 4 1 6]; 
asg = perms(1:3); tot = arrayfun(@(k) sum(m(sub2ind([3 3], 1:3, asg(k, :)))), 1:6), [~, b] = min(tot); asg(b, :)
tasks = {'A', 3, {}; 'B', 2, {'A'}; 'C', 4, {'A'}; 'D', 1, {'B', 'C'}};
es = containers.Map();
for k = 1:rows(tasks)
  st = 0; for p = tasks{k, 3}, st = max(st, es(p{1}) + tasks{strcmp(tasks(:, 1), p{1}), 2}); end
  es(tasks{k, 1}) = st;
end
keys(es), cell2mat(values(es))
trans = [0.5 0.5 0; 0.25 0.5 0.25; 0 0.5 0.5]; pi_ = ones(1, 3) / 3; for k = 1:50, pi_ = pi_ * trans; end, pi_
erl = @(A, c) (A^c / factorial(c)) / sum(A.^(0:c) ./ factorial(0:c)); arrayfun(@(c) erl(3, c), 1:6)
eoq = sqrt(2 * 1200 * 50 ./ [2 4 8])
LCG
clear -global LCG
exist('LCG')
