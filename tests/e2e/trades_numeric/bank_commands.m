% algorithms by cell/struct queue: event simulation of elevator, LRU cache, bank ledger, tic tac toe, parsing commands, state machine
1;
function [acc, log_] = ledger(cmds)
  acc = struct('name', {}, 'bal', {}); log_ = {};
  for k = 1:numel(cmds)
    t = strsplit(cmds{k}, ' ');
    try
      switch t{1}
        case 'open'
          if any(strcmp({acc.name}, t{2})), error('bank:dup', 'account %s exists', t{2}); end
          acc(end+1) = struct('name', t{2}, 'bal', 0);
        case {'dep', 'wd'}
          i = find(strcmp({acc.name}, t{2}));
          if isempty(i), error('bank:none', 'no account %s', t{2}); end
          v = str2double(t{3});
          if isnan(v), error('bank:amount', 'bad amount "%s"', t{3}); end
          if t{1}(1) == 'w', v = -v; end
          if acc(i).bal + v < 0, error('bank:funds', 'insufficient funds: %.2f < %.2f', acc(i).bal, -v); end
          acc(i).bal += v;
        case 'xfer'
          [acc, l2] = ledger_step(acc, t); log_ = [log_ l2];
        otherwise
          error('bank:cmd', 'unknown command %s', t{1});
      end
      log_{end+1} = sprintf('ok %s', cmds{k});
    catch err
      log_{end+1} = sprintf('!%s %s', err.identifier, err.message);
    end
  end
end
function [acc, l] = ledger_step(acc, t)
  i = strcmp({acc.name}, t{2}); j = strcmp({acc.name}, t{3}); v = str2double(t{4});
  acc(i).bal -= v; acc(j).bal += v; l = {sprintf('moved %g', v)};
end
function [hits, order] = lru(refs, n)
  order = []; hits = false(size(refs));
  for k = 1:numel(refs)
    f = find(order == refs(k));
    if f, order(f) = []; hits(k) = true; elseif numel(order) >= n, order(1) = []; end
    order(end+1) = refs(k);
  end
end
[acc, lg] = ledger({'open al', 'open bo', 'dep al 100', 'wd al 30.5', 'wd bo 5', 'dep cy 1', 'open al', 'dep al x', 'xfer al bo 20', 'jump'});
acc, acc(1), printf('%s\n', lg{:});
[acc.bal], {acc.name}
total = sum([acc.bal])
[h, o] = lru([1 2 3 1 4 2 5 1 2 3], 3)
st = 'idle'; ev = {'coin', 'push', 'push', 'coin', 'coin', 'push'}; T = struct('idle', struct('coin', 'open', 'push', 'idle'), 'open', struct('coin', 'open', 'push', 'idle')); tr = {st};
for k = 1:numel(ev), st = T.(st).(ev{k}); tr{end+1} = st; end, tr
T
floor_ = 1; q = [5 2 8 1]; dist = 0; lg = zeros(0, 2); while ~isempty(q), [~, i] = min(abs(q - floor_)); dist += abs(q(i) - floor_); floor_ = q(i); q(i) = []; lg(end+1, :) = [floor_ dist]; end, lg
db = struct('id', {3, 1, 2}, 'v', {'c', 'a', 'b'}); [~, i] = sort([db.id]); db = db(i); {db.v}
db(2) = []; numel(db), db(end+1).id = 9; db(end), isempty(db(end).v)
m = containers.Map(); w = {'b', 'a', 'b', 'c', 'a', 'b'}; for k = 1:numel(w), if m.isKey(w{k}), m(w{k}) += 1; else m(w{k}) = 1; end, end, m.keys(), cell2mat(m.values()), m.length(), m.remove('a'); m.keys(), m
mm = containers.Map([1 5 3], {'x', 'y', 'z'}); mm.keys(), mm(5), mm.values({1, 3}), n = containers.Map('KeyType', 'int32', 'ValueType', 'double'); n(4) = 2; n.keys(), class(n.keys(){1}), n.isKey(4), n.isKey({4, 5})
try, m('zz'), catch e, disp(e.message), end
try, mm('a'), catch e, disp(e.message), end
s = struct(); s.('a b') = 1; fieldnames(s), s = struct('x', {{1, 2}}); size(s), s.x, t = [struct('a', 1), struct('a', 2)]; t(3).a = 3; [t.a], arrayfun(@(z) z.a^2, t), t = t([t.a] > 1); numel(t), isrow(t), [t.b] = deal('q', 'r'); t(2), rmfield(t, 'a'), cellfun(@(f) numel(f), struct2cell(t(1))), isfield(t, 'b'), orderfields(t(1)), s2 = cell2struct({1 2; 3 4}, {'p', 'q'}, 2); s2(2).q, isequal(s2(1), struct('p', 1, 'q', 2)), numfields(s2), getfield(s2(1), 'p'), substruct_ = 0; dynamic = 'p'; s2(1).(dynamic) += 10; s2(1)
c = {1, 'a', [1 2 3]; {2}, @sin, true}; class(c{2, 2}), c(:, 2) = [], c{end+1, 1} = 'new', cellfun(@class, c, 'UniformOutput', false), cellfun('isempty', c), vertcat(c{1:1, :}), iscellstr({'a', 'b'}), cell2mat({[1 2], 3; 4 5, 6}), [c{1, :}], numel(c), c = [c; {7, 8}]; size(c), cellfun(@(x) isnumeric(x), c), sort({'b', 'a', 'C'}), ismember('a', {'a', 'b'}), strjoin({'x', 'y'}, '+'), cell(2, 2), {}, cell(0, 3), {[]}, {{}}, {''}, {1:3}, {zeros(2, 0)}
