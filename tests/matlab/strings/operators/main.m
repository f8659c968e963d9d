% "plus, +", "eq", "Compare Text", "Concatenate Text": + appends, comparisons are elementwise.
%#dialect matlab
assert("a" + "b" == "ab");
assert("n = " + 5 == "n = 5");
assert(1.5 + "x" == "1.5x");
assert("t: " + true == "t: true");
assert(isequal(["a" "b"] + "c", ["ac" "bc"]));
assert(isequal(["a"; "b"] + ["x" "y"], ["ax" "ay"; "bx" "by"]));
assert(isequal("a" + ["b" 'c'], ["ab" "ac"]));
assert(isequal(["a" "b"] == "b", [false true]));
assert(isequal(["a" "b"] ~= 'b', [true false]));
assert(isequal("abc" < ["abd" "abb" "ab"], [true false false]));
assert("5" == 5);
c = ["a", 'bc', 7];
assert(isstring(c) && isequal(c, ["a" "bc" "7"]));
c = [c; "x" "y" "z"];
assert(isequal(size(c), [2 3]));
assert(isequal(["a", {'b', 'c'}], ["a" "b" "c"]));
ok = false;
try
  q = ["a" "b"] + ["a" "b" "c"];
catch err
  ok = strcmp(err.identifier, 'MATLAB:sizeDimensionsMustMatch');
end
assert(ok);
ok = false;
try
  q = "a" * 2;
catch err
  ok = true;
end
assert(ok);
disp("passed")
