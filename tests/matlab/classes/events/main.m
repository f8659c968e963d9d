% "Events and Listeners Syntax", "notify", "addlistener", "event.EventData"
m = Meter ();
l = Log ();
l.watch (m);
m.set (5);
m.set (12);
assert (isequal (l.lines, {'Changed 5', 'Changed 12', 'over by 2'}))
count = Log ();
listener = addlistener (m, 'Changed', @(~, ~) count.add ('x'));
m.set (1);
listener.Enabled = false;
m.set (2);
listener.Enabled = true;
m.set (3);
delete (listener);
m.set (4);
assert (numel (count.lines), 2)
refused = false;
try
  addlistener (m, 'Nothing', @(~, ~) 1);
catch
  refused = true;
end
assert (refused)
disp ('passed')
