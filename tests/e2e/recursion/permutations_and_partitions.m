1;
function out = permute_(v)
  if numel(v) <= 1, out = {v}; return, end
  out = {};
  for k = 1:numel(v), rest = permute_(v([1:k-1, k+1:end])); for r = rest, out{end + 1} = [v(k) r{1}]; end, end
end
p = permute_('abc'); numel(p), strjoin(p, ' ')
function parts(n, m, pre), if n == 0, printf('%s\n', strtrim(sprintf('%d ', pre))); return, end, for k = min(n, m):-1:1, parts(n - k, k, [pre k]); end, end
parts(5, 5, [])
function r = gray(n), if n == 0, r = {''}; else, g = gray(n - 1); r = [strcat('0', g), strcat('1', fliplr(g))]; end, end
strjoin(gray(3), ' ')
function h = hilbert_len(n), if n == 0, h = 0; else, h = 4 * hilbert_len(n - 1) + 3; end, end
hilbert_len(4), function s = sierp(n), if n == 0, s = '*'; return, end, t = sierp(n - 1); w = columns(t); s = [repmat(' ', rows(t), ceil(w / 2)), t, repmat(' ', rows(t), ceil(w / 2))]; s = [s; [t, repmat(' ', rows(t), columns(s) - 2 * w), t]]; end, sierp(2)
