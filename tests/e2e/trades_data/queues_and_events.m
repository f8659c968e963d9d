% queue simulation / elevator / bank / event list
1;
function ev = ev_insert(ev, t, type, data)
  e.t = t; e.type = type; e.data = data;
  if isempty(ev), ev = e; return; end
  k = find([ev.t] > t, 1);
  if isempty(k)
    ev(end+1) = e;
  else
    ev = [ev(1:k-1), e, ev(k:end)];
  end
end
ev = [];
arrivals = [1 2 2.5 7 7.2 15];
service = [3 1 2 4 0.5 1];
for k = 1:numel(arrivals)
  ev = ev_insert(ev, arrivals(k), 'arrive', k);
end
q = []; busy = false; stats.wait = []; stats.served = 0; stats.maxq = 0;
tarr = containers.Map('KeyType', 'int32', 'ValueType', 'double');
clock_ = 0;
while ~isempty(ev)
  e = ev(1); ev(1) = [];
  clock_ = e.t;
  switch e.type
    case 'arrive'
      tarr(e.data) = clock_;
      if busy
        q(end+1) = e.data;
        stats.maxq = max(stats.maxq, numel(q));
      else
        busy = true;
        stats.wait(e.data) = 0;
        ev = ev_insert(ev, clock_ + service(e.data), 'depart', e.data);
      end
    case 'depart'
      stats.served++;
      if isempty(q)
        busy = false;
      else
        nxt = q(1); q(1) = [];
        stats.wait(nxt) = clock_ - tarr(nxt);
        ev = ev_insert(ev, clock_ + service(nxt), 'depart', nxt);
      end
  end
  fprintf('%6.2f %-7s %d  q=%s busy=%d\n', clock_, e.type, e.data, mat2str(q), busy);
end
stats
mean(stats.wait)
ev
size(ev)
tarr.keys(){end}
% elevator
el = struct('floor', 1, 'dir', 'idle', 'targets', []);
reqs = {1, 5; 2, 3; 4, 1; 9, 2};
for t = 1:14
  hit = find(cellfun(@(x) x == t, reqs(:,1)));
  for h = hit'
    el.targets = union(el.targets, reqs{h,2});
  end
  if isempty(el.targets)
    el.dir = 'idle';
  else
    if strcmp(el.dir, 'idle')
      if el.targets(1) > el.floor, el.dir = 'up'; else el.dir = 'down'; end
    end
    up = any(el.targets > el.floor); dn = any(el.targets < el.floor);
    if strcmp(el.dir, 'up') && ~up && dn, el.dir = 'down'; end
    if strcmp(el.dir, 'down') && ~dn && up, el.dir = 'up'; end
    el.floor += strcmp(el.dir, 'up') - strcmp(el.dir, 'down');
    if ismember(el.floor, el.targets)
      el.targets = setdiff(el.targets, el.floor);
      printf('t=%d: open at %d\n', t, el.floor);
    end
  end
end
el
accounts = struct('id', {101, 102, 103}, 'owner', {'A', 'B', 'C'}, 'bal', {100, 50, 0});
tx = {'dep', 101, 25; 'wd', 102, 80; 'tr', 101, [103 60]; 'wd', 999, 1; 'foo', 101, 1};
for k = 1:size(tx, 1)
  try
    i = find([accounts.id] == tx{k,2});
    if isempty(i), error('bank:noacct', 'account %d not found', tx{k,2}); end
    amt = tx{k,3};
    switch tx{k,1}
      case 'dep'
        accounts(i).bal += amt;
      case 'wd'
        if accounts(i).bal < amt
          error('bank:nsf', '%s: insufficient funds (%.2f < %.2f)', accounts(i).owner, accounts(i).bal, amt);
        end
        accounts(i).bal -= amt;
      case 'tr'
        j = [accounts.id] == amt(1);
        accounts(i).bal -= amt(2);
        accounts(j).bal += amt(2);
      otherwise
        error('bank:op', 'unknown operation ''%s''', tx{k,1});
    end
    printf('%-4s ok\n', tx{k,1});
  catch err
    parts = strsplit(err.identifier, ':');
    printf('%-4s %s: %s\n', tx{k,1}, parts{end}, err.message);
  end
end
[accounts.bal]
T = [[accounts.id]; [accounts.bal]]'
sum([accounts.bal]) == 175
