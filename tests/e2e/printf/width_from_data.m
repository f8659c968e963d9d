d = {'id', 'value'; 1, 2.5; 22, 100.125};
w = 0; for k = 2:3, w = max(w, length(sprintf('%.3f', d{k, 2}))); end, w
for k = 2:3, fprintf('%3d|%*.3f|\n', d{k, 1}, w, d{k, 2}); end
fprintf('%s\n', repmat('=', 1, 4 + w)); fprintf('%-*s|\n', 8, 'pad'); fprintf('%.*f\n', 1, pi); fprintf('%*.*f|\n', 8, 3, pi); fprintf(['%' num2str(6) 'd|\n'], 42); fmt = [repmat('%4d', 1, 3) '\n']; fprintf(fmt, magic(3)); fprintf('%d %s|', 1, 'a', 2, 'b'); fprintf('\n'); fprintf('%s', sprintf('%c', 'abc' + 1)); fprintf('\n'); fprintf('%d%s', 1, ', ', 2, ', ', 3, ''); fprintf('\n');
