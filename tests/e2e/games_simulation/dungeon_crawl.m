map_ = ['#####'; '#..k#'; '#.#d#'; '#...#'; '#####']; pos = [2 2]; keys_ = 0; log_ = '';
for m = 'rrddlluu'
  d = [0 0]; switch m, case 'u', d(1) = -1; case 'd', d(1) = 1; case 'l', d(2) = -1; case 'r', d(2) = 1; end
  t = pos + d; c = map_(t(1), t(2));
  switch c
    case '#', log_(end + 1) = 'x'; continue
    case 'k', keys_++; map_(t(1), t(2)) = '.';
    case 'd', if keys_ == 0, log_(end + 1) = '!'; continue, end, keys_--; map_(t(1), t(2)) = '.';
  end
  pos = t; log_(end + 1) = m;
end
log_, pos, keys_, view_ = map_; view_(pos(1), pos(2)) = '@'
