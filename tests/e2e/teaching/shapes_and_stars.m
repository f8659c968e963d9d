n = 4;
for i = 1:n, disp(repmat('*', 1, i)); end
for i = n:-1:1, fprintf('%s\n', repmat('*', 1, i)); end
for i = 1:n, fprintf('%s%s\n', blanks(n - i), repmat('*', 1, 2*i - 1)); end
for i = 1:3
    for j = 1:3
        if i == j, fprintf('\\'); elseif i + j == 4, fprintf('/'); else fprintf(' '); end
    end
    fprintf('\n');
end
board = repmat('. ', 3, 3);
disp(board)
c = mod((1:4)' + (1:4), 2); disp(char(c * ('#' - ' ') + ' '))
for i = 1:3, fprintf('%d ', i * (1:3)); fprintf('\n'); end
tri = tril(ones(4)) .* (1:4)
