%% Cell 1
data = [12.1 13.4 11.8 15.0; 10 11 12 13];
%% Cell 2: statistics
mu = mean(data, 2);
sg = std(data, 0, 2);
%% Cell 3: print
labels = {'first', 'second'};
for k = 1:numel(labels)
    fprintf('%-10s %8.3f +/- %6.3f\n', labels{k}, mu(k), sg(k));
end
%% Cell 4
report = sprintf('%s: %.1f; ', labels{1}, mu(1));
report = [report, sprintf('%s: %.1f', labels{2}, mu(2))];
disp(report)
%% Cell 5: outliers
z = abs(data - repmat(mu, 1, size(data, 2))) ./ repmat(sg, 1, size(data, 2));
[i, j] = find(z > 1.2);
disp([i j])
isempty(i)
