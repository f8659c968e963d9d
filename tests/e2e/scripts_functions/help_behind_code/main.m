% the first comment of a file may stand behind code
disp(help('quiet'))
disp(help('headed'))
disp(help('turned'))
try, turned(), catch err, disp(err.message), end
