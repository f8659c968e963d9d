m = ['abc'; 'def'; 'ghi']
size(m), m(2, :), m(:, 1)', m(:)', m(end, end), m', m(2, :) = 'XYZ', m(:, 2) = '-', m(4, :) = 'new', m(1, :) = []
c = cellstr(m), char(c), char({'a', 'bbb'}), strvcat('a', '', 'b'), char('a', '', 'b'), rows(m), columns(m), upper(m), strcat(m, '!'), [m; '***'], [m, m], sortrows(['b1'; 'a2']), unique(['b'; 'a'; 'b']), repmat('=-', 1, 5), repmat(['a'; 'b'], 1, 2), double(m(1, :)), m == 'a', any(m(:) == 'X'), ischar(m), length(m), numel(m), reshape('abcdef', 2, 3), reshape('abcdef', [], 2), vertcat('ab', 'cd'), horzcat('ab', 'cd'), 'abc'(:), fliplr(m), flipud(m), circshift('abcd', 1), m(:, end:-1:1), isempty(char([])), size(char({})), size(char({''})), size(char('')), size(char({'', ''}))
try, ['abc'; 'de'], catch e, disp(e.message), end
try, strvcat(), catch e, disp(e.message), end
m(7, 2) = 'q'; double(m(6, 1)), size(m)
