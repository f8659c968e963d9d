% "extractBefore", "extractAfter", "extractBetween", "split", "join", "splitlines", "compose"
%#dialect matlab
assert(extractBefore("key=value", "=") == "key" && extractBefore("abcdef", 4) == "abc");
assert(extractAfter("key=value", "=") == "value" && extractAfter("abcdef", 4) == "ef");
assert(ismissing(extractBefore("abc", "x")));
assert(isequal(extractBetween("a(b)c(d)", "(", ")"), ["b"; "d"]));
assert(extractBetween("abcdef", 2, 4) == "bcd");
assert(isequal(split("a,b,c", ","), ["a"; "b"; "c"]));
assert(isequal(split("a  b"), ["a"; "b"]));
assert(isequal(split(["a b"; "c d"]), ["a" "b"; "c" "d"]));
assert(isequal(split('a b'), {'a'; 'b'}));
assert(isequal(split("a-b_c", ["-" "_"]), ["a"; "b"; "c"]));
[parts, marks] = split("a-b_c", ["-" "_"]);
assert(isequal(marks, ["-"; "_"]));
assert(join(["a" "b" "c"], "-") == "a-b-c" && join(["a" "b"]) == "a b");
assert(isequal(join(["x" "y" "z"; "a" "b" "c"], "-"), ["x-y-z"; "a-b-c"]));
assert(isequal(join(["x" "y" "z"; "a" "b" "c"], [" + " " = "; " - " " = "]), ["x + y = z"; "a - b = c"]));
assert(isequal(join(["a" "b"; "c" "d"], 1), ["a c" "b d"]));
assert(isequal(join({'a', 'b'}, '+'), {'a+b'}));
assert(isequal(splitlines(sprintf("x\ny\n")), ["x"; "y"; ""]));
assert(isequal(compose("%d!", [1; 2]), ["1!"; "2!"]));
assert(isequal(compose("%d-%s", [1; 2], ["a"; "b"]), ["1-a"; "2-b"]));
assert(compose("a\tb") == "a" + char(9) + "b");
disp("passed")
