code = 'a = 3; b = a * 2;'; eval(code); b
eval('if b > 5, msg = ''big''; else, msg = ''small''; end'); msg
x = 4; y = eval('x^2'); y
eval('z = 1:3'), eval('z(end)')
eval('bad(', 'msg = ''recovered'';'); msg
for op = {'+', '*'}, eval(['r = 6' op{1} '2']), end
