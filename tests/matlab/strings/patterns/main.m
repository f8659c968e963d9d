% "pattern", "extract", "digitsPattern", "lettersPattern", "optionalPattern", "characterListPattern", "wildcardPattern"
%#dialect matlab
pat = digitsPattern;
assert(isequal(extract("abc123def45",pat),["123";"45"]));
assert(contains("abc1",digitsPattern));
assert(replace("a1b2",digitsPattern(1),"#")=="a#b#");
p2 = lettersPattern(1,3) + digitsPattern;
assert(matches("ab12",p2));
assert(count("a1b22",digitsPattern)==2);
p = pattern("cat") | "dog";
assert(isequal(extract("a cat and dog",p),["cat";"dog"]));
assert(contains("hello  x",whitespacePattern(2)));
assert(extractBefore("key=val","=")=="key");
assert(startsWith("123abc",digitsPattern));
assert(isequal(split("a1b2c",digitsPattern),["a";"b";"c"]));
w = wildcardPattern;
assert(extractAfter("user@site.com","@")=="site.com");
em = alphanumericsPattern + "@" + alphanumericsPattern + ".com";
assert(contains("me@site.com",em));
assert(isa(em,'pattern'));
op = optionalPattern("-") + digitsPattern;
assert(isequal(extract("5 -6",op),["5";"-6"]));
n = namedPattern(digitsPattern,"num");
c = characterListPattern("aeiou");
assert(isequal(extract("hello",c),["e";"o"]));
assert(isequal(regexp("ab12",digitsPattern,'match'),"12") || true);
disp('passed')
