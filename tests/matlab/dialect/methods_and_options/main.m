% "Strings in Function Calls", "sort", "sum", "upper", "unique", "contains", "Methods in Class Design"
%#dialect matlab
r = sort(Rack(), "descend");
assert(isstring(r.mode) && r.mode == "descend" && sum(r, "all") == 1);
assert(isequal(sort([3 1 2], "descend"), [3 2 1]));
way = "descend";
assert(isequal(sort([3 1 2], way), [3 2 1]) && sum([1 2; 3 4], "all") == 10);
assert(isequal(upper("abc"), "ABC") && isequal(upper('abc'), 'ABC') && isequal(upper(["a" "b"]), ["A" "B"]));
assert(isequal(unique(["b" "a" "b"], "stable"), ["b" "a"]));
[u, first, group] = unique([3 1 3 2], "stable");
assert(isequal(u, [3 1 2]) && isequal(first, [1; 2; 4]) && isequal(group, [1; 2; 1; 3]));
assert(contains("abc", "b") && contains(Rack(), "b"));
f = @upper;
assert(f("x") == "X");
s = ["a" "b" "c"];
s(2) = "";
assert(isequal(s, ["a" "" "c"]));
assert(strcmp(sprintf('%s', "x"), 'x'));
disp('passed')
