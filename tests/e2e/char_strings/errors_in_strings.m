try, 'abc'(5), catch e, disp(e.message), end
try, 'abc'.x, catch e, disp(e.message), end
try, 'abc'{1}, catch e, disp(e.message), end
try, ['ab'; 'abc'], catch e, disp(e.message), end
try, 'abc' + 'ab', catch e, disp(e.message), end
try, 'abc' == 'ab', catch e, disp(e.message), end
try, strcat(), catch e, disp(e.message), end
try, strrep('a'), catch e, disp(e.message), end
try, strrep(1, 'a', 'b'), catch e, disp(e.message), end
try, strsplit(), catch e, disp(e.message), end
try, strjoin(1), catch e, disp(e.message), end
try, regexprep(1, 'a', 'b'), catch e, disp(e.message), end
try, regexp('a', '('), catch e, disp('bad pattern'), end
try, str2func(''), catch e, disp('empty'), end
try, upper({1, 2}), catch e, disp(e.message), end
try, strtrim({1}), catch e, disp(e.message), end
try, blanks('a'), catch e, disp(e.message), end
try, repmat('a'), catch e, disp(e.message), end
try, num2str(), catch e, disp(e.message), end
try, str2double(), catch e, disp(e.message), end
try, lower(), catch e, disp(e.message), end
try, strcmp('a'), catch e, disp(e.message), end
try, strtok(5), catch e, disp(e.message), end
try, fliplr(), catch e, disp(e.message), end
try, char({1, {2}}), catch e, disp(e.message), end
try, char(struct()), catch e, disp(e.message), end
try, double({}), catch e, disp(e.message), end
try, cellstr(5), catch e, disp(e.message), end
try, substr('hello', 10, 2), catch e, disp('substr'), end
try, validatestring('q', {'a'}), catch e, disp(e.message), end
