warning off
warning('hidden one');
warning on
warning('off', 'a:b');
warning('a:b', 'hidden two');
[m, id] = lastwarn();
lastwarn('', ''); [m, id] = lastwarn(); isempty(m), isempty(id)
s = warning('query', 'a:b'); s.state
warning('on', 'a:b'); s = warning('query', 'a:b'); s.state
disp done
