1; % Names that are valid, and differ from others.
function t (f)
  try, f (), catch e, disp (e.message), end
end
genvarname ("__x__"), genvarname ("_$1__"), genvarname ("1million_and1", "x1million_and1"), genvarname ({"if", "if"; "", ""})
genvarname ("x", {"a", "b"; "x", "d"}), genvarname ({"a1", "a1", "b"}, "b")
t (@() genvarname (char ("a", "b"))), t (@() genvarname ("x", char ("a", "b"))), t (@() genvarname ("x", 1)), t (@() genvarname (1))
[s, m] = matlab.lang.makeUniqueStrings ({"a", "a", "a", "b", "a", "b"}, 1:4)
[s, m] = matlab.lang.makeUniqueStrings ({"a", "a", "b"}, [true true false])
[s, m] = matlab.lang.makeUniqueStrings ({"maxlength", "maxlength", "maxlength"}, 1:2, 5)
s = matlab.lang.makeUniqueStrings ({"a", "a", "a_6", "a"; "a" "b" "a" "c"}, {"a"; "a_3"})
s = matlab.lang.makeUniqueStrings ("a", {"a", "a_1"}), s = matlab.lang.makeUniqueStrings ("", "b")
t (@() matlab.lang.makeUniqueStrings (repmat ({"a"}, 1, 10), {}, 2)), t (@() matlab.lang.makeUniqueStrings (1))
t (@() matlab.lang.makeUniqueStrings ("a", [true false])), t (@() matlab.lang.makeUniqueStrings ("a", 2))
t (@() matlab.lang.makeUniqueStrings ("a", {}, pi))
