% scheduling: round robin, bankers, page replacement, disk arm, cache sim
procs = struct('name', {'P1', 'P2', 'P3'}, 'burst', {5, 3, 8}, 'left', 0, 'done', []);
for k = 1:3, procs(k).left = procs(k).burst; end
q = 1:3; t = 0; quantum = 3; gantt = {};
while ~isempty(q)
  k = q(1); q(1) = [];
  run = min(quantum, procs(k).left);
  gantt(end+1, :) = {procs(k).name, t, t + run};
  t += run; procs(k).left -= run;
  if procs(k).left > 0, q(end+1) = k; else procs(k).done = t; end
end
gantt
wait_ = [procs.done] - [procs.burst], mean(wait_)
fprintf('|%s', ''); for k = 1:rows(gantt), fprintf('%s(%d-%d)|', gantt{k, :}); end, fprintf('\n');
[~, o] = sort([procs.burst]); sjf = cumsum([procs(o).burst]); {procs(o).name}, sjf
refs = [7 0 1 2 0 3 0 4 2 3 0 3 2]; cap = 3;
for alg = {'fifo', 'lru', 'opt'}
  frames = []; stamp = []; faults = 0;
  for i = 1:numel(refs)
    p = refs(i); [hit, where] = ismember(p, frames);
    if hit
      if strcmp(alg{1}, 'lru'), stamp(where) = i; end
      continue
    end
    faults++;
    if numel(frames) < cap
      frames(end+1) = p; stamp(end+1) = i;
    else
      switch alg{1}
        case {'fifo', 'lru'}
          [~, v] = min(stamp);
        case 'opt'
          nxt = arrayfun(@(f) min([find(refs(i+1:end) == f), Inf]), frames);
          [~, v] = max(nxt);
      end
      frames(v) = p; stamp(v) = i;
    end
  end
  printf('%-4s faults=%d frames=%s\n', alg{1}, faults, mat2str(frames));
end
alloc = [0 1 0; 2 0 0; 3 0 2; 2 1 1; 0 0 2]; mx = [7 5 3; 3 2 2; 9 0 2; 2 2 2; 4 3 3]; avail = [3 3 2];
need = mx - alloc, fin = false(5, 1); order = [];
while ~all(fin)
  can = find(~fin & all(need <= avail, 2), 1);
  if isempty(can), disp('unsafe'), break, end
  avail += alloc(can, :); fin(can) = true; order(end+1) = can;
end
order, avail
head = 53; reqs = [98 183 37 122 14 124 65 67]; pos = head; left = reqs; path = pos;
while ~isempty(left), [d, k] = min(abs(left - pos)); pos = left(k); left(k) = []; path(end+1) = pos; end
path, sum(abs(diff(path)))
up = sort(reqs(reqs >= head)); dn = sort(reqs(reqs < head), 'descend'); scan = [head up 199 dn], sum(abs(diff(scan)))
cache = -ones(4, 1); addr = [0 4 8 0 1 5 0 9 16 0]; hits = 0; for a = addr, s = mod(a, 4) + 1; if cache(s) == a, hits++; else cache(s) = a; end, end, hits, cache'
mem = repmat('.', 1, 20); blocks = {'A', 6; 'B', 4; 'C', 5}; p = 1; for b = blocks', mem(p:p+b{2}-1) = b{1}; p += b{2}; end, mem, mem(mem == 'B') = '.', gaps = regexp(mem, '\.+', 'match'); cellfun(@numel, gaps), k = strfind(mem, repmat('.', 1, 4))(1); mem(k:k+3) = 'D'
bits = uint8(0); for k = [1 3 8], bits = bitset(bits, k); end, bits, dec2bin(bits, 8), bitget(bits, 8:-1:1), find(bitget(bits, 1:8)), bitcmp(bits), bitshift(bits, -1)
lfsr = 9; seq = zeros(1, 6); for k = 1:6, b = bitxor(bitget(lfsr, 1), bitget(lfsr, 2)); lfsr = bitor(bitshift(lfsr, -1), b * 8); seq(k) = lfsr; end, seq
