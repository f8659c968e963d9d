upper('MiXed 123'), lower('MiXed 123'), toupper('a'), tolower('A'), upper({'ab', 'Cd'}), strtrim('  a b  '), strtrim({' a', 'b '}), strtrim("\t x \n"), strtrim(''), deblank('ab   '), deblank({'a ', ' b '}), blanks(3), ['|' blanks(2) '|'], size(blanks(0)), fliplr('live'), strtrim(['  ab  '; ' cde  ']), deblank(['ab  '; 'c   '])
x = 'hello world'; x(1) = upper(x(1)), x([1 7]) = 'HW', [upper(x(1)) lower(x(2:end))], regexprep(x, '\<(\w)', '*$1'), strjust(['ab  '; 'cd  '], 'center'), cellfun(@(w) [upper(w(1)) w(2:end)], {'ann', 'bob'}, 'UniformOutput', false), upper(5)
try, upper({1}), catch e, disp(e.message), end
try, strtrim(5), catch e, disp(e.message), end
try, blanks(-1), catch e, disp(e.message), end
