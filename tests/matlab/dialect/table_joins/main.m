% "join", "innerjoin", "outerjoin", "table2struct", "vertcat": keys of other names, variables of both, rows as cells.
%#dialect matlab
A = table([1;2;3], [10;20;30], 'VariableNames', {'K','A'});
B = table([2;3;4], [200;300;400], 'VariableNames', {'Q','B'});
J = innerjoin(A, B, 'LeftKeys', 'K', 'RightKeys', 'Q');
assert(isequal(J.K, [2;3]) && isequal(J.B, [200;300]) && width(J) == 3);
[~, ia, ib] = innerjoin(A, B, 'LeftKeys', 'K', 'RightKeys', 'Q');
assert(isequal(ia, [2;3]) && isequal(ib, [1;2]));
J = join(A, table([3;1;2], ['c';'a';'b'], 'VariableNames', {'K','C'}));
assert(isequal(J.C, ['a';'b';'c']));
J = outerjoin(A, B, 'LeftKeys', 'K', 'RightKeys', 'Q', 'MergeKeys', true);
assert(isequal(J.K_Q, [1;2;3;4]) && isnan(J.A(4)) && isnan(J.B(1)));
J = innerjoin(A, table([1;2], [5;6], 'VariableNames', {'K','A'}), 'Keys', 'K');
assert(isequal(J.A_A, [10;20]) && isequal(J.Properties.VariableNames{3}(1:2), 'A_'));
J = innerjoin(A, B, 'LeftKeys', 1, 'RightKeys', 1, 'RightVariables', {});
assert(width(J) == 2);
s = table2struct(A, 'ToScalar', true);
assert(isequal(s.K, [1;2;3]) && isequal(s.A, [10;20;30]));
A = [A; {4, 40}];
assert(height(A) == 4 && A.A(4) == 40);
caught = "";
try, A.q = [1;2]; catch e, caught = e.identifier; end
assert(caught == "MATLAB:table:RowDimensionMismatch");
try, [A; table(1)]; catch e, caught = e.identifier; end
assert(caught == "MATLAB:table:vertcat:SizeMismatch");
try, join(A, table([9;9], 'VariableNames', {'K'})); catch e, caught = e.identifier; end
assert(caught == "MATLAB:table:join:LeftKeyValueNotFound");
disp("passed")
