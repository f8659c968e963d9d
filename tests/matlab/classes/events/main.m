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
% a callback may put another one in its place; a listener that is neither on nor off hears nothing
kept = containers.Map ();
kept('listener') = addlistener (m, 'Changed', @(~, ~) 0);
again = kept('listener');
text = repmat ('y', 1, 3);
again.Callback = @(~, ~) replace (kept, @(~, ~) count.add ('new'), count, text);
m.set (5);
m.set (6);
assert (count.lines(3:end), {text, 'new'})
again.Enabled = [];
m.set (7);
assert (numel (count.lines), 4)
disp ('passed')
