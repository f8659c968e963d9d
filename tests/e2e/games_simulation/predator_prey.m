rabbits = 40; foxes = 9; hist_ = zeros(0, 2);
for year = 1:20
  births = floor(0.3 * rabbits); eaten = floor(0.01 * rabbits * foxes);
  rabbits = max(0, rabbits + births - eaten);
  foxes = max(0, foxes + floor(0.002 * rabbits * foxes) - floor(0.1 * foxes));
  hist_(end+1, :) = [rabbits foxes];
  if mod(year, 5) == 0, fprintf('year %2d: %4d rabbits %3d foxes\n', year, rabbits, foxes); end
end
max(hist_), min(hist_), find(diff(hist_(:, 1)) < 0, 1)
[~, k] = max(hist_(:, 1)); k, size(hist_)
pop = 0.1; r = 3.2; for k = 1:60, pop = r * pop * (1 - pop); end, fprintf('%.6f\n', pop); p2 = r * pop * (1 - pop); fprintf('%.6f\n', p2);
