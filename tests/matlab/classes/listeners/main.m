% "Listener Lifecycle", "listener", "addlistener", "event.listener": who listens as long as the source, and as its own object.
%#dialect matlab
s = Source();
c = Count();
bound = addlistener(s, 'Told', @(source, data) c.add(1));
own = listener(s, 'Told', @(source, data) c.add(100));
assert(isa(own, 'event.listener') && strcmp(own.EventName, 'Told') && own.Enabled);
s.tell();
assert(c.n == 101);
own.Enabled = false;
s.tell();
assert(c.n == 102);
own.Enabled = true;
own = [];
s.tell();
assert(c.n == 103);
clear bound
s.tell();
assert(c.n == 104);
short(s, c);
assert(c.n == 1105);
s.tell();
assert(c.n == 1106);
other = listener(s, 'Told', @(source, data) c.add(10));
delete(other);
s.tell();
assert(c.n == 1107);
disp("passed")

function short(s, c)
  l = listener(s, 'Told', @(source, data) c.add(1000));
  s.tell();
end
