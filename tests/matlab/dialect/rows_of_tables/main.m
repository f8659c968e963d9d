% "table", "string": braces in assignments, rows added to named rows, how columns are shown; NaN as a string
%#dialect matlab
T = table({'a'; 'b'}, [1; 2], 'VariableNames', {'Name', 'Score'});
T{:, 'Score'} = [5; 6];
T{:, 'Score'} = T{:, 'Score'} + 1;
assert(isequal(T.Score, [6; 7]))
T.Properties.RowNames = T.Name;
T = [T; {'zed', 3}];
assert(height(T) == 3 && isequal(T.Properties.RowNames, {'a'; 'b'; 'Row3'}) && T{'b', 'Score'} == 7)
r = rowfun(@(s) 2 * s, T, 'InputVariables', 'Score', 'OutputVariableNames', 'Twice');
assert(isequal(r.Twice, [12; 14; 6]))
shown = evalc('disp(table([1;2],{''a'';''bb''},[true;false],''VariableNames'',{''num'',''txt'',''yes''}))');
lines = strsplit(shown, newline);
assert(strcmp(strtrim(lines{3}), '1     {''a'' }    true'))
assert(strcmp(strtrim(lines{4}), '2     {''bb''}    false'))
assert(ismissing(string(NaN)) && isequal(string([1 2]), ["1" "2"]) && isequal(ismissing(string([1 NaN])), [false true]))
disp("passed")
