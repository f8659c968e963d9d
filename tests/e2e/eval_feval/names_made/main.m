1;
function r = op_add (x)
  r = x + 1;
end
for n = {'add', 'sub', 'mul'}
  disp (feval (['op_' n{1}], 5))
end
f = str2func (strrep ('xp_sub', 'xp', 'op'));
disp (f (3))
c = cellfun (strcat ('op', '_', 'mul'), {1, 2})
for k = 1:2
  disp (feval (sprintf ('p%02d', k)))
  eval (['v' num2str(k) ' = p0' num2str(k) '();']);
end
v1, v2
disp (feval (strcat ('quick', '_test')))
try, feval (['op_' 'bad']), catch e, disp (e.message), end
% Names that other files hand on
disp (apply ('myhelper', 5))
s = struct ('fn', 'second');
disp (apply (s.fn, 5))
disp (apply (regexprep ('op_xxx', 'xxx$', 'mul'), 5))
try, apply ('unknown_one', 5), catch e, disp (e.message), end
