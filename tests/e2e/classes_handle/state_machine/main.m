d = Door ();
d.onChange = @(a, b) printf ('%s to %s\n', a, b);
events = {'open', 'lock', 'close', 'lock', 'open', 'unlock', 'open'};
for k = 1:numel (events)
  printf ('%s: %d\n', events{k}, d.send (events{k}));
end
d.state
numel (d.history), d.history{end}
d.onChange = [];
d.send ('close');
d.state
