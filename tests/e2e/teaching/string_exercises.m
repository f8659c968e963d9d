s = 'Programming is fun';
length(s)
upper(s)
s(end:-1:1)
sum(s == 'i')
words = strsplit(s, ' ')
numel(words)
strrep(s, 'fun', 'great')
vowels = sum(ismember(lower(s), 'aeiou'))
strjoin(fliplr(words), ' ')
initials = cellfun(@(w) upper(w(1)), words)
s(s == ' ') = '_'
isspace('a b c')
num2str(42), ['answer: ' num2str(42)]
str2num('3 + 4'), str2double('2.5')
double('A'), char(66), 'a' + 1, char('a' + 1)
strcmp('abc', 'abc'), strcmp('abc', 'ABC'), strcmpi('abc', 'ABC')
