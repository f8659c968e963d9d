% "strip", "pad", "replace", "erase", "reverse", "insertAfter", "insertBefore", "replaceBetween", "eraseBetween"
%#dialect matlab
assert(strip("  ab ") == "ab" && strip("  ab ", "left") == "ab " && strip("  ab ", "right") == "  ab");
assert(strcmp(strip('xxabx', 'left', 'x'), 'abx') && strip("0012", "0") == "12");
assert(isequal(pad(["a" "bcd"]), ["a  " "bcd"]));
assert(pad("ab", 5, 'left', '*') == "***ab" && pad("ab", 5, "both") == " ab  ");
assert(replace("a.b.c", ".", "-") == "a-b-c");
assert(replace("Hello World", ["Hello" "World"], ["Bye" "Moon"]) == "Bye Moon");
assert(strcmp(replace('aab', 'a', 'x'), 'xxb'));
assert(erase("abcabc", "bc") == "aa" && isequal(erase(["ab" "b"], "b"), ["a" ""]));
assert(reverse("abc") == "cba" && strcmp(reverse('abc'), 'cba'));
assert(insertAfter("The fox", "The", " quick") == "The quick fox");
assert(insertBefore("The fox", "fox", "quick ") == "The quick fox");
assert(insertAfter("abc", 1, "X") == "aXbc" && insertBefore("abc", 1, "X") == "Xabc");
assert(replaceBetween("a(b)c", "(", ")", "ZZ") == "a(ZZ)c");
assert(replaceBetween("abcdef", 2, 4, "-") == "a-ef");
assert(replaceBetween("a(b)c", "(", ")", "", "Boundaries", "inclusive") == "ac");
assert(eraseBetween("a(b)c(d)", "(", ")") == "a()c()");
assert(eraseBetween("abcdef", 2, 4) == "aef");
assert(append("a", "b", 'c') == "abc" && isequal(append(["a" "b"], "!"), ["a!" "b!"]));
assert(strcmp(append('a ', 'b'), 'a b'));
disp("passed")
