morse = containers.Map({'S','O','E','T','A'}, {'...','---','.','-','.-'});
msg = 'SOS';
code = strjoin(arrayfun(@(c) morse(c), msg, 'UniformOutput', false), ' ')
inv_ = containers.Map(values(morse), keys(morse));
back = cellfun(@(m) inv_(m), strsplit(code, ' '))
for r = 65:5:75, printf('%3d %c | ', [r:r+2; r:r+2]); printf('\n'); end
bin = dec2bin(double('Hi'), 8)
char(bin2dec(bin))'
vig = @(s, k) char(mod(s - 'A' + k(mod(0:length(s)-1, length(k)) + 1) - 'A', 26) + 'A');
vig('ATTACK', 'KEY')
atbash = @(s) char('a' + 'z' - s); atbash('hello'), atbash(atbash('hello'))
pig = regexprep({'pig', 'apple', 'string'}, {'^([aeiou]\w*)$', '^([^aeiou]+)(\w*)$'}, {'$1way', '$2$1ay'})
vowels = sum(ismember('programming language', 'aeiou'))
