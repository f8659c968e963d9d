x = 1:3;
fprintf('%s\n', '---');
fprintf('%-6s|%6s\n', 'x', 'x^2');
for k = x, fprintf('%-6d|%6d\n', k, k^2); end
fprintf('%-6d|%6d\n', [x; x.^2]);
names = {'a', 'bb'}; vals = [1.5 22.25];
for k = 1:2, fprintf('%-4s = %7.3f\n', names{k}, vals(k)); end
c = [names; num2cell(vals)]; fprintf('%s: %g\n', c{:});
fprintf('%s', repmat('=', 1, 10)); fprintf('\n');
fprintf('%d,', 1:4); fprintf('\b\n');
fprintf('[%s]\n', sprintf('%d ', 1:3));
fprintf('%d: %s\n', 1, 'x', 2, 'y');
