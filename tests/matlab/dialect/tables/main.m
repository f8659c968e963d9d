% "Tables", "table", "sortrows", "join", "varfun", "table2struct", "array2table", "Access Data in Tables"
%#dialect matlab
T = table([1;2;3], ["a";"b";"c"], 'VariableNames', {'Num', 'Txt'});
assert(height(T) == 3 && width(T) == 2);
assert(isequal(T.Num, [1;2;3]));
T.New = T.Num * 2;
assert(T.New(3) == 6);
assert(isequal(size(T), [3 3]));
assert(isequal(T.Properties.VariableNames, {'Num','Txt','New'}));
S = T(T.Num > 1, :);
assert(height(S) == 2);
assert(isequal(S.Txt, ["b";"c"]));
assert(isequal(T{:, 'Num'}, [1;2;3]));
assert(isequal(T{2, {'Num','New'}}, [2 4]));
assert(T.Txt(2) == "b");
T.Num(2) = 20;
assert(isequal(T.Num, [1;20;3])); R = sortrows(T, 'Num');
assert(isequal(R.Num, [1;3;20])); R = sortrows(T, 'Num', 'descend');
assert(R.Num(1) == 20);
U = [T; T];
assert(height(U) == 6); T.New = [];
assert(width(T) == 2);
A = table([1;2], [10;20], 'VariableNames', {'k','v'}); B = table([2;1], ["two";"one"], 'VariableNames', {'k','n'}); J = join(A, B);
assert(isequal(J.n, ["one";"two"]));
T(1, :) = [];
assert(height(T) == 2); T.Properties.VariableNames{1} = 'First';
assert(isequal(T.First, [20;3]));
T(end+1, :) = {7, "z"};
assert(height(T) == 3 && T.Txt(3) == "z");
s = table2struct(T);
assert(s(3).First == 7); x = 1:3; y = [4 5 6]; x = x'; y = y'; V = table(x, y);
assert(isequal(V.Properties.VariableNames, {'x','y'}));
M = varfun(@mean, V, 'OutputFormat', 'uniform');
assert(isequal(M, [2 5]));
assert(istable(V)); C = array2table([1 2;3 4], 'VariableNames', {'a','b'});
assert(isequal(C.b, [2;4]));
for i = 1:height(V), assert(V.x(i) == i); end

text = evalc('V');
assert(strcmp(text, sprintf('\nV =\n\n  3×2 table\n\n    x    y\n    _    _\n\n    1    4\n    2    5\n    3    6\n\n')));
% "jsonencode": a table is an array of objects
assert(strcmp(jsonencode(table([1;2],'VariableNames',{'q'})),'[{"q":1},{"q":2}]') && strcmp(jsonencode(table(1,'VariableNames',{'q'})),'[{"q":1}]'))
disp('passed')
