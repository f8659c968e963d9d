s = Subject ();
a = Watcher ('a');
b = Watcher ('b', @(l, v) printf ('%s sees %d\n', l, v));
s.attach (a);
s.attach (b);
s.attach (a);
s.set (3);
s.set (7);
a.seen, b.seen
total = 0;
function add_to (c, v)
  c.seen(end + 1) = -v;
end
c = Watcher ('c');
c.action = @(l, v) add_to (c, v);
s.attach (c);
s.set (9);
c.seen
try, s.value = 1; catch e, disp (e.message), end
try, s.watchers = {}; catch e, disp (e.message), end
numel (s.watchers)
