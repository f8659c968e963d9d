1;
function f()
  warning('off', 'my:id', 'local');
  warning('my:id', 'not shown');
end
warning('my:id', 'shown %d', 1);
f();
[m, id] = lastwarn();
printf('%s|%s\n', m, id);
s = warning('query', 'my:id')
warning('off', 'my:id');
s = warning('query', 'my:id')
warning('error', 'my:id');
try
  warning('my:id', 'as error');
  disp('no')
catch e
  disp(e.message); disp(e.identifier);
end
warning('on', 'my:id');
old = warning('off', 'my:id2');
class(old)
warning(old);
s = warning('off', 'all'); disp(class(s)); disp(fieldnames(s))
warning('x');
disp(lastwarn())
warning(s);
warning('on', 'all');
st = warning();
disp(class(st)); disp(isfield(st, 'identifier'))
warning(struct('identifier', 'a:b', 'state', 'off'));
s = warning('query', 'a:b'); disp(s.state)
beep_on_error(false)
a = beep_on_error(true)
beep_on_error(a);
try
 warning()
catch e
 disp(e.message)
end
warning('abc: %s', 'def');
warning('abc%d\n', 3);
[m,id]=lastwarn(); printf('[%s][%s]\n', m, id);
warning('id:a', 'only');
[m,id]=lastwarn(); printf('[%s][%s]\n', m, id);
warning('id:a');
[m,id]=lastwarn(); printf('[%s][%s]\n', m, id);
warning("with percent %%");
[m,id]=lastwarn(); printf('[%s][%s]\n', m, id);
warning
warning('off', 'a:b');
warning
warning('error', 'c:d');
warning query a:b
warning('query', 'a:b')
s = warning()
s(1)
size(s)
warning('off', 'all');
warning
s = warning();
size(s)
warning('on', 'a:b')
warning
x = warning('query', 'a:b')
x = warning('on', 'all')
x = warning('off', 'zz:yy')
x = warning('error', 'zz:yy')
