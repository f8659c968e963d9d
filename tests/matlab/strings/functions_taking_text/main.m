% "upper", "strrep", "regexprep", "strsplit", "sprintf", "strcmp": strings in give strings out, char gives char.
%#dialect matlab
assert(isequal(upper("abc"), "ABC") && isstring(upper("abc")));
assert(ischar(upper('abc')) && iscell(upper({'a'})));
assert(isequal(lower(["A" "B"]), ["a" "b"]));
assert(strtrim("  a ") == "a");
assert(isstring(strrep("abc", "b", "x")) && strrep("abc", "b", "x") == "axc");
assert(ischar(strrep('abc', 'b', 'x')));
s = "one two";
assert(isstring(regexprep(s, "o", "0")) && regexprep(s, "o", "0") == "0ne tw0");
p = strsplit("a,b", ",");
assert(isstring(p) && isequal(p, ["a" "b"]));
p = strsplit('a,b', ',');
assert(iscell(p));
assert(isstring(strjoin(["a" "b"], "-")) && strjoin(["a" "b"], "-") == "a-b");
assert(isstring(sprintf("%d", 5)) && ischar(sprintf('%d', 5)));
assert(strcmp(sprintf('%s %s', "a", ["b"]), 'a b'));
names = ["x" "y"];
assert(strcmp(sprintf('%s;', names), 'x;y;'));
assert(isequal(strcmp(names, "y"), [false true]) && strcmp("a", 'a'));
[tok, rest] = strtok("ab cd");
assert(tok == "ab" && rest == " cd");
t = regexp("k12", "(\w)(\d+)", "tokens");
assert(iscell(t) && isequal(t{1}, ["k" "12"]));
n = regexp("ab12", "\d", "match");
assert(isstring(n) && isequal(n, ["1" "2"]));
assert(isequal(strfind("abab", "ab"), [1 3]));
assert(startsWith("abc", "ab") && isequal(endsWith(["ab" "cb"], "cb"), [false true]));
assert(num2str(5) + "a" == "5a");
assert(isequal(strcat("a", "b"), "ab"));
[tf, where] = ismember(["b" "z"], ["a" "b"]);
assert(isequal(tf, [true false]) && isequal(where, [2 0]));
assert(isequal(sort(["b" "a" "c"]), ["a" "b" "c"]));
assert(isequal(unique(["b" "a" "b"]), ["a" "b"]));
assert(strcmp(fullfile('a', 'b'), ['a' filesep 'b']));
assert(isa("x", "string") && isa(5, "double") && ~isa('x', "string"));
assert(isfield(struct("a", 1), "a"));
z = zeros(1, 2, "int32");
assert(isa(z, 'int32'));
ok = false;
try
  error("my:id", "text %s", "abc");
catch err
  ok = strcmp(err.identifier, 'my:id') && strcmp(err.message, 'text abc');
end
assert(ok);
disp("passed")
