scores = [78 92 85 66 90 73];
n = length(scores);
total = 0;
for i = 1:n
    total = total + scores(i);
end
avg = total / n
sq = 0;
for i = 1:n
    sq = sq + (scores(i) - avg)^2;
end
sd = sqrt(sq / (n - 1))
abs(sd - std(scores)) < 1e-12
sorted = sort(scores)
med = (sorted(n/2) + sorted(n/2 + 1)) / 2
median(scores) == med
passed = scores >= 70
sum(passed)
letters = char('A' + (scores < 90) + (scores < 80) + (scores < 70))
[best, who] = max(scores)
fprintf('%d %c\n', [scores; letters]);
normalized = round((scores - min(scores)) / (max(scores) - min(scores)) * 100)
