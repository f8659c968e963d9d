fprintf('%d\n', true); fprintf('%d %d\n', [true false]); fprintf('%s\n', 'true'); fprintf('%i\n', 3 > 2); fprintf('%g\n', false);
c = {'a', 1, 'b', 2}; fprintf('%s=%d\n', c{:}); fprintf('%s ', c{[1 3]}); fprintf('\n');
s = struct('n', {'x', 'y'}, 'v', {1, 2}); for e = s, fprintf('%s:%d ', e.n, e.v); end, fprintf('\n');
t = {s.n}; fprintf('<%s>', t{:}); fprintf('\n'); fprintf('%d,', int8([1 -2])); fprintf('\n');
x = []; fprintf('%d items\n', numel(x)); fprintf('empty: [%s]\n', num2str(x)); fprintf('[%s]\n', sprintf('%d,', x)); fprintf('%s\n', mat2str([1 2; 3 4])); fprintf('%d: %s\n', 5, 'five'); disp(sprintf('%d', 7)); fprintf("%d%%\n", 50); fprintf('\\n is newline\n'); fprintf("a\\tb\n"); fprintf('%s\n', 'a\tb'); fprintf('%5s|%5s\n', 'ab', 'abcdefg');
