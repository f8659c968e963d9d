% class exercise: table of grades
names = {'Ada', 'Ben', 'Cleo', 'Dan'};
marks = [85 90 78; 60 55 71; 95 99 100; 40 62 58];
weights = [0.3; 0.3; 0.4];
final = marks * weights;
for i = 1:length(names)
    if final(i) >= 90
        g = 'A';
    elseif final(i) >= 75
        g = 'B';
    elseif final(i) >= 60
        g = 'C';
    else
        g = 'F';
    end
    fprintf('%-5s %6.2f  %s\n', names{i}, final(i), g);
end
[best, idx] = max(final);
disp(['Best: ' names{idx} ' with ' num2str(best)]);
disp(['Average: ', num2str(mean(final), '%.1f')]);
avg = mean(marks)
above = names(final > mean(final))
hist_counts = [sum(final<60), sum(final>=60 & final<80), sum(final>=80)]
marks(2, :) = []
