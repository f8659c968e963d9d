% the message of a text that can't be parsed: constant, computed, of several lines, brackets left open
texts = {'1+', 'x = [1 2', 'end', 'x = 1 2', 'x = 3 foo', 'x = 3 4.25e3;', 'y = [1 2 3] 4', 'y = f(1,', ...
         'for', 'x = 5 "abc"', 'x = 5 +* 3', 'x = 1 && && 2', 'x = 5;; y = )', 'disp(1))', 'if x == 1', ...
         'disp("hello)', 'x = sqrt(4))', 'x = {1 2}}', 'a.1 = 3', '1 2 3', '(', 'x = y ='};
for i = 1:numel(texts)
  try
    eval(texts{i});
  catch err
    printf('%s\n%s|%s|\n', texts{i}, err.message, err.identifier);
  end
end
try, eval('1+'), catch err, disp(err.message), end
try, eval('x = [1 2'), catch err, disp(err.message), end
try, v = eval('2 +* 3'), catch err, disp(err.message), end
try, evalc('disp(3))'), catch err, disp(err.message), end
try, eval("x=1\ny = )"), catch err, disp(err.message), end
s = "x=3\ny = 4\nz = )";
try, eval(s), catch err, disp(err.message), end
try, eval("if 1\ny = 4 5\nz = 2, end"), catch err, disp(err.message), end
eval('x = (1', 'disp(lasterr)')
% words that end a block need no comma before them; eval in a text
s = 'if true disp(1) else disp(2) end'; eval(s)
s = 'for k=1:3 disp(k); end'; eval(s)
s = 'switch 3 case 3 disp(3) end'; eval(s)
s = 'y = eval("3 + 4")'; eval(s)
s = 'eval("error(''no'')", "disp(lasterr)")'; eval(s)
s = 't = evalc("q = 5")'; eval(s)
