% "contains", "count", "matches", "startsWith", "strlength"
%#dialect matlab
assert(contains("Mary Ann Jones", "Ann"));
assert(isequal(contains(["Mary Ann" "Paul"; "Jay" "John"], ["Ann" "Paul"]), [true true; false false]));
assert(contains('HELLO', "ell", 'IgnoreCase', true) && ~contains('HELLO', "ell"));
assert(isequal(contains({'abc', 'x'}, 'b'), [true false]));
assert(count("banana", "an") == 2 && count("aaa", "aa") == 1);
assert(isequal(count(["ab" "aab"], "a"), [1 2]));
assert(count("The rain in Spain", ["ain" "in"]) == 3);
assert(isequal(matches(["a" "b" "A"], "a"), [true false false]));
assert(isequal(matches(["a" "b" "A"], "a", "IgnoreCase", true), [true false true]));
assert(isequal(strlength(["" "ab"; "c" "defg"]), [0 2; 1 4]));
assert(strlength('abc') == 3 && isequal(strlength({'a', 'bc'}), [1 2]));
ok = false;
try
  contains(5, "a");
catch
  ok = true;
end
assert(ok);
disp("passed")
