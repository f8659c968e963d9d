a = 'it''s'
b = "say \"hi\""
c = "tab\there"
d = 'no\tescape'
e = "new\nline"
f = ["abc";"xyz"]
g = 'a"b'
h = "a'b"
double("\n\t\\")
strcmp('a', "a")
length('\n'), length("\n")
disp("x\ty")
['abc', 'def'; 'ghi', 'jkl']
x = ['a':'e']
do_string_escapes('a\nb'), undo_string_escapes("a\nb")
"octal \101 hex \x42"
regexprep('a.b', '\.', '\\')
['one';'two'](2,:)
