% "string", "upper", "replace", "split", "join", "Method Invocation": methods of strings are called with a dot, too.
%#dialect matlab
s = "Hello World";
assert(s.upper() == "HELLO WORLD" && s.lower == "hello world");
assert(s.strlength() == 11 && s.contains("World") && s.startsWith("He") && ~s.endsWith("He"));
assert(s.replace("World", "There") == "Hello There" && s.extractAfter("Hello ") == "World");
assert(isequal(s.split(" "), ["Hello"; "World"]) && isequal(s.char(), 'Hello World'));
c = ["a" "b" "c"];
assert(c.join("-") == "a-b-c" && c(2).upper() == "B" && isequal(c.upper(), ["A" "B" "C"]));
assert(s.upper().lower().strlength() == 11 && "abc".reverse() == "cba");
[parts, marks] = s.split("o");
assert(isequal(parts, ["Hell"; " W"; "rld"]) && isequal(marks, ["o"; "o"]));
k.names = {"x y"};
assert(k.names{1}.replace(" ", "_") == "x_y" && first("a,b", ",") == "a");
q.count = [4 5 6];
q.upper = 7;
assert(q.count(2) == 5 && q.upper == 7 && s.count("l") == 3 && s.upper() == "HELLO WORLD");
disp("passed")

function t = first(text, mark)
  t = text.split(mark);
  t = t(1).strip();
end
