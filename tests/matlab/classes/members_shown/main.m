% "Operations on Enumerations": arrays of members tell their class; "dictionary": functions called with a dot
%#dialect matlab
d = [Dir.North Dir.South];
assert(strcmp(strtrim(evalc('d')), sprintf('d = \n\n  1×2 Dir enumeration array\n\n    North    South')))
e = Dir.South;
assert(strcmp(strtrim(evalc('e')), sprintf('e = \n\n  Dir enumeration\n\n    South')))
g = configureDictionary("string", "double");
g("q") = g.lookup("q", FallbackValue=0) + 1;
assert(g.lookup("q") == 1 && g.isConfigured && g.numEntries == 1)
s = summary(table([1; 2; 3], [true; false; true], 'VariableNames', {'n', 'f'}));
assert(s.n.Min == 1 && s.n.Max == 3 && s.n.Median == 2 && s.f.True == 2)
disp("passed")
