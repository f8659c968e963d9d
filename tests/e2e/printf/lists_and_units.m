vals = [1.5 2.25 3];
units = {'m', 's', 'kg'};
for k = 1:3, fprintf('%8.3f %s\n', vals(k), units{k}); end
fprintf('%s\n', strjoin(cellfun(@(v, u) sprintf('%g%s', v, u), num2cell(vals), units, 'UniformOutput', false), ', '));
fprintf('%6.2f%%\n', 45.678);
fprintf('%s: %s\n', 'x', num2str(pi));
fprintf('%d/%d/%d\n', 2024, 1, 15); fprintf('%02d:%02d\n', 9, 5); fprintf('%+d %+d\n', 5, -5); fprintf('%e\n', 12345.6789); fprintf('%10.3e|\n', 0.00123); fprintf('%-12s|%12s|\n', 'left', 'right'); fprintf('%c%c%c\n', 'xyz'); fprintf('[%*d]\n', 6, 42);
