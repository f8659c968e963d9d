1;
function out = rle(s)
  out = ''; k = 1;
  while k <= length(s)
    n = 1;
    while k + n <= length(s) && s(k+n) == s(k), n++; end
    out = [out sprintf('%d%c', n, s(k))];
    k += n;
  end
end
function out = unrle(s)
  out = '';
  for t = regexp(s, '(\d+)(\D)', 'tokens')
    out = [out repmat(t{1}{2}, 1, str2double(t{1}{1}))];
  end
end
e = rle('aaabccdddd')
d = unrle(e)
strcmp(d, 'aaabccdddd'), rle(''), rle('x')
v = [1 1 2 2 2 3]; edges = [true diff(v) ~= 0]; vals = v(edges), lens = diff(find([edges true]))
look = '1'; for k = 1:5, look = rle(look); disp(look), end
