disp('before')
warning('this goes to stderr');
warning('my:id', 'value %d', 3);
disp('between')
[msg, id] = lastwarn()
warning('off', 'my:id');
warning('my:id', 'not shown');
lastwarn()
warning('on', 'my:id');
s = warning('off', 'all'); class(s)
warning('hidden');
warning(s);
lastwarn('set by hand'); lastwarn()
x = 1 / 0
disp('after')
