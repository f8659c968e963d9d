n = 5; ['n=' num2str(n)], ['a' 'b'; 'cd'], [65 'B'], ['A' 66 67], ["x" 'y'], [1 2; 3 4](:)', {n, 'n'}, [num2str(1.5) ' m'], ['[' num2str([1 2]) ']'], [' ' 'a'], ['a' ' '], [blanks(2) 'x'], ['ab'; 'c '], [['a' 'b']; 'cd'], strcat('a', {'b'}, 'c'), [{'a'} {'b'}], [{'a'}; {'b'}], [{'a'}, 'b', {3}], ['a', "b", 'c'], [true 'a'] + 0, ['x', 10](2) + 0, double(['a', 1]), [char(65:70)], ['', 'a', ''], [[] 'a' []], ['a'; []], {[], 'a'}, ['it''s' ' ok'], ["tab\t" '|'], repmat('-', 1, 5), [repmat('ab', 1, 2) '!'], [fliplr('abc') 'd'], [upper('a') lower('B')], ['a':'c' 'z'], ['1' + 1, '2'], class(['1' + 1, '2']), [int8(65) 'a'], class([int8(65) 'a'])

% numbers beyond all codes beside text: the last eight bits of what has 32
t = 'ab';
double ([t(:); Inf])', double ([t, NaN, -Inf]), double ([t, -1, 300.7, -200.5]), double ([t; 1e10, 66.9])
double ([t, 2^31, 2^31 - 1, -2^31])
