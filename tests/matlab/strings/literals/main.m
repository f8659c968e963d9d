% "Text in String and Character Arrays", "string": double quotes make strings, backslashes are characters.
%#dialect matlab
s = "a\n""b""";
assert(isstring(s) && isscalar(s));
assert(strlength(s) == 6);
assert(strcmp(class(s), 'string'));
c = char(s);
assert(ischar(c) && isequal(size(c), [1 6]) && c(4) == '"');
assert(~ischar(s) && ~iscell(s) && ~iscellstr(s));
assert(isequal(size(["a", "bcd"; "e", ""]), [2 2]));
assert(s{1}(1) == 'a');
assert(numel("hello") == 1 && length("hello") == 1 && ~isempty(""));
assert(isempty(strings(0, 1)) && isequal(size(strings(2, 3)), [2 3]));
x = 'text';
assert(ischar(x) && isequal(size(x), [1 4]));
switch "two"
  case {'one', "two"}
    found = true;
  otherwise
    found = false;
end
assert(found);
switch 'abc'
  case "abc"
    found = 2;
end
assert(found == 2);
fprintf("%s\n", "passed");
