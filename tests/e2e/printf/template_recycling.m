fprintf('%d %d\n', [1 2; 3 4]);
fprintf('%d, ', 1:5); fprintf('\n');
fprintf('%d %s\n', 1, 'one', 2, 'two');
fprintf('only text\n');
fprintf('%d and %d\n', 1, 2, 3);
fprintf('%s=%d;', 'abc', 5, 'de', 6); fprintf('\n');
fprintf('[%s]\n', 'abc', 'xyz');
fprintf('\n');
fprintf('%d\n', []);
fprintf('x%dy\n', []);
fprintf('%s\n', '');
fprintf('no newline'); fprintf('\n');
fprintf("%d\t%d\n", 3, 4);
fprintf('%d %d\n', int8([1 2 3]));
fprintf(1, 'to stdout %d\n', 7);
fprintf('%*d|%-*d|\n', 6, 42, 6, 43);
fprintf('%.*f\n', 2, pi);
fprintf('%5s|%-5s|%.2s|\n', 'abc', 'abc', 'abc');
x = fprintf('count me\n')
