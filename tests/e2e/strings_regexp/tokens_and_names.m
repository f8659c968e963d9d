[tok] = regexp('ab12', '([a-z]+)(\d+)', 'tokens'); tok{1}
tok = regexp('a1b2', '([a-z])(\d)', 'tokens'); numel(tok), tok{2}
tok = regexp('k=v', '(\w)=(\w)', 'tokens', 'once')
[tok, mat] = regexp('x=10, y=20', '(\w)=(\d+)', 'tokens', 'match'); mat, tok{2}{2}
nm = regexp('John 42', '(?<name>\w+)\s(?<age>\d+)', 'names')
nm.name, str2double(nm.age)
[s, e, te] = regexp('hello world', 'o\s?w')
[a, b] = regexp('abcabc', 'bc'), regexp('aaa', 'a*?', 'match'), regexp('aaa', 'a+', 'match'), regexp('ab', '(c)?b', 'tokens'){1}
regexp('one two', '(\w+)\s(\w+)', 'tokens'){1}{2}
[m, sp] = regexp('a1b2c', '\d', 'match', 'split')
regexp({'a1', 'bb', '2c'}, '\d'), regexp('abc', {'a', 'z'}, 'match'), regexp('', 'a', 'match'), regexp('abc', ''), isempty(regexp('abc', 'd', 'once')), isempty(regexp('abc', 'd', 'match', 'once'))
