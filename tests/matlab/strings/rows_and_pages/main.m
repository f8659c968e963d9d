% "char": string arrays
%#dialect matlab
assert(isequal(char(["a"; "bcd"]), ['a  '; 'bcd']));
c = char(["abc" "d" "ef"]);
assert(isequal(size(c), [1 3 3]));
assert(strcmp(c(:, :, 1), 'abc') && strcmp(c(:, :, 2), 'd  ') && strcmp(c(:, :, 3), 'ef '));
c = char(["a" "b"; "cc" "d"]);
assert(isequal(size(c), [2 2 2]));
assert(isequal(c(:, :, 1), ['a '; 'cc']) && isequal(c(:, :, 2), ['b '; 'd ']));
assert(isequal(char("one"), 'one') && isempty(char("")) && isempty(char(strings(0, 1))));
assert(isequal(char("a", "bc"), ['a '; 'bc']));
assert(isequal(char({'a', 'bc'}), ['a '; 'bc']));
disp('passed')
