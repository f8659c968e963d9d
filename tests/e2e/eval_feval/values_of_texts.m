1;
% What eval gives as a value: one expression a line, else an error; the value goes to ans, too.
function report(varargin)
  try
    z = eval(varargin{:})
    exist("ans") == 1
  catch e
    disp(e.message)
  end
end
function r = seven(), r = 7; end
function nothing(), disp('nothing'), end
texts = {'5', 'x = 6;', '7; 8', "5\n6", "y = 2;\ny + 1", 'if 1, 5, end', 'for k = 1:3, end', '', '% a remark', 'seven', 'nothing', ...
         '[1 2', '{4, 5}{:}', 'global g'};
for k = 1:numel(texts)
  printf('--- %d\n', k);
  report(texts{k});
end
report('error("no")', '3 + 4');
report("1; 2", "9");
disp('constant texts')
x = 1;
try, z = eval('5'), ans, catch e, disp(e.message), end
try, z = eval('x++'), z = eval('++x'), z = eval('x += 10'), ans, catch e, disp(e.message), end
try, z = eval('5; 6'), catch e, disp(e.message), end
try, z = eval("x\nx * 2"), catch e, disp(e.message), end
try, z = eval('if 1, 5, end'), catch e, disp(e.message), end
try, z = eval(''), catch e, disp(e.message), end
try, z = eval('if 1, 5, end', '8'), catch e, disp(e.message), end
try, z = eval('{4, 5}{:}'), catch e, disp(e.message), end
try, disp(eval('5; 6')), catch e, disp(e.message), end
try, w = [eval('3') 4], ans, catch e, disp(e.message), end
f = @() eval('5; 6');
try, f(), catch e, disp(e.message), end
g = @(varargin) eval(varargin{:});
h = g('5'), g('6'), g('7;'), h = g('error("no")', '8')
try, h = g('1', '2', '3'), catch e, disp(e.message), end
