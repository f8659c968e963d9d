% Tests of characters take numbers as codes, cells element by element, and refuse anything else
z = str2double('0');
isalpha([65 66 32]), isspace(32 + z), isspace(magic(4)), isdigit(int8([47 48 57])), isdigit(48.2), isupper(true), isascii([1 200 127]), isalpha([]), isspace(single(32)), size(isspace(zeros(0, 3)))
isalpha({65, 'a', {'b1'}}), isstrprop([65 48], 'digit'), isletter([97 49])
function refused(f)
  try, f(), catch e, disp(e.message), end
end
refused(@() isalpha([65 NaN])), refused(@() isspace(@sin)), refused(@() isspace(struct('a', {1, 2}))), refused(@() isspace([1i 2])), refused(@() isdigit(1i)), refused(@() isletter(1i)), refused(@() isstrprop(2i, 'upper'))
index(['ab'; 'cd'] , 'c'), rindex(['ab'; 'cb'], 'b'), index('banana', 'an'), x = ['ab'; 'cd']; if z, x(1) = 'q'; end, index(x, 'a')
a = char(zeros(2, 0, 3)), disp(a), b = char(zeros(1, 0, 3)), c = {char(zeros(2, 0, 3)), char(zeros(0, 0, 2))}, d = char(zeros(0, 2, 3)); disp(d)
strtok('ab cd', ''), setdiff('abc', {}), setxor('x', {}), union({}, 'q'), intersect('ab', {'ab'})
