s = 'Hello World';
length(s), size(s), upper(s), lower(s)
s(1), s(end), s(end:-1:1), s([1 1 1])
[s '!'], [s; s]
double(s(1:3)), char([72 105])
strcmp(s, 'Hello World'), strcmpi(s, 'hello world'), strncmp(s, 'Help', 3)
s == 'l'
sum(s == 'o')
isspace(s), isletter('a1b'), isdigit('a1b'), isupper('aB'), isalpha('a-')
strrep(s, 'World', 'There')
strfind(s, 'o')
strtrim("   pad  "), ['[' blanks(3) ']'], repmat('ab', 1, 3)
fliplr('abc')
strcat('a ', 'b', ' c'), strcat({'a '}, 'b')
strvcat('a', 'bcd'), char('x', 'yyy', '')
num2str(pi), num2str(42), str2num('3+4'), str2double('2.5e3'), str2double('abc')
int2str(2.7), mat2str([1 2;3 4.5])
strsplit('a,b,c', ','), strjoin({'x','y','z'}, '-')
