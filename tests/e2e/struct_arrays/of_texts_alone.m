% arrays of structs all of whose fields are texts, or cells
function of_texts_alone
  toks = struct ('type', {}, 'text', {});
  src = 'ab + cd * 12 - x'; buf = '';
  for k = 1:length (src) + 1
    c = ' '; if k <= length (src), c = src(k); end
    if isletter (c)
      buf = [buf c];
    else
      if ~isempty (buf), toks(end+1) = struct ('type', 'ident', 'text', buf); buf = ''; end
      if any (c == '+-*'), toks(end+1) = struct ('type', 'op', 'text', c); end
      if c >= '0' && c <= '9', toks(end+1).text = c; end
    end
  end
  show (toks);
  types = {toks.type}; disp (numel (types)); disp (types{2});
  t = toks(2); t.text = 'changed'; toks(4) = t; toks(1) = []; toks(end).type = 'last';
  show (toks);
  toks([1 3]) = toks([3 1]); show (toks(1:3));
  u = toks; u(2).text(end+1) = '!'; u(2).text(1) = '?'; show (u(2)); show (toks(2));
  s = [u, toks]; disp (size (s)); s(2) = []; disp (size (s)); disp (isempty (s)); disp (fieldnames (s));
  q = []; 
  for k = 1:4
    r.name = repmat ('a', 1, k); r.tags = {}; 
    if mod (k, 2), r.tags{end+1} = 'odd'; end
    q = [q r];
  end
  for k = 1:numel (q), printf ('%s %d\n', q(k).name, numel (q(k).tags)); end
  for e = q, printf ('[%s]', e.name); end
  printf ('\n');
  q(2).tags{end+1} = 'new'; q(3) = q(2); disp (q(3)); disp (isequal (q(2), q(3)));
  z = struct ('a', {'x', 'yy', ''}, 'b', {'', 'q', 'rr'});
  z(5).a = 'z'; disp (size (z)); disp (z(4)); disp (class (z(4).b)); z(2).b = 7; disp (z(2).b + 1);
  try, disp (z(9).a), catch err, disp (err.message), end
  try, z(2).c, catch err, disp (err.message), end
  toks(2) = 5;
end

function show (t)
  for k = 1:numel (t)
    printf ('%s:%s ', t(k).type, t(k).text);
  end
  printf ('%dx%d\n', size (t));
end
