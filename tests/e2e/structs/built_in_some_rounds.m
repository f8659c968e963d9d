% Structs that some rounds of a loop build: how by where and by what is done with them, with 0, 1
% and 3 rounds, and what is left behind the loop.
1;
function show (s, c, y)
  printf ('%d %d %s|', numel (s), numel (c), mat2str (y));
  for k = 1:numel (s), f = fieldnames (s)'; printf ('%s ', f{:}); if isfield (s, 'b') && ~iscell (s(k).b), printf ('[%s] ', mat2str (s(k).b)); end, end
  for k = 1:numel (c), f = fieldnames (c{k})'; printf ('%s ', f{:}); end
  disp ('');
end
function f1 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; t.b = k * 2; s(end+1) = t; end
  end
  show (s, c, y);
end
try, f1 (3, 0); catch e, disp (e.message); end
try, f1 (0, 1); catch e, disp (e.message); end
function f2 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; t.b = k * 2; s(end+1) = t; end
  end
  show (s, c, y);
end
try, f2 (3, 1); catch e, disp (e.message); end
try, f2 (1, 0); catch e, disp (e.message); end
function f3 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; t.b = k * 2; s = [s, t]; end
    if k < 3, t.a = k; t.b = k * 2; s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f3 (3, 0); catch e, disp (e.message); end
try, f3 (0, 1); catch e, disp (e.message); end
function f4 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; t.b = k * 2; s = [s, t]; case 3, t.a = 7; t.b = 8; s = [s, t]; otherwise, y = y - 1; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f4 (3, 1); catch e, disp (e.message); end
try, f4 (1, 0); catch e, disp (e.message); end
function f5 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; t.b = k * 2; c{end+1} = t; end
  end
  show (s, c, y);
end
try, f5 (3, 1); catch e, disp (e.message); end
try, f5 (1, 0); catch e, disp (e.message); end
function f6 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; t.b = k * 2; c{end+1} = t; end
  end
  show (s, c, y);
end
try, f6 (3, 0); catch e, disp (e.message); end
try, f6 (0, 1); catch e, disp (e.message); end
function f7 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; t.b = k * 2; y = y + numel (fieldnames (t)); end
    if k < 3, t.a = k; t.b = k * 2; y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f7 (3, 1); catch e, disp (e.message); end
try, f7 (1, 0); catch e, disp (e.message); end
function f8 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; t.b = k * 2; y = y + numel (fieldnames (t)); case 3, t.a = 7; t.b = 8; y = y + numel (fieldnames (t)); otherwise, y = y - 1; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f8 (3, 0); catch e, disp (e.message); end
try, f8 (0, 1); catch e, disp (e.message); end
function f9 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; t.b = k * 2; s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f9 (3, 1); catch e, disp (e.message); end
try, f9 (1, 0); catch e, disp (e.message); end
function f10 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; t.b = k * 2; s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f10 (3, 1); catch e, disp (e.message); end
try, f10 (1, 0); catch e, disp (e.message); end
function f11 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.b = k; t.a = 'x'; s(end+1) = t; end, end
  end
  show (s, c, y);
end
try, f11 (3, 1); catch e, disp (e.message); end
try, f11 (1, 0); catch e, disp (e.message); end
function f12 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.b = k; t.a = 'x'; s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f12 (3, 0); catch e, disp (e.message); end
try, f12 (0, 1); catch e, disp (e.message); end
function f13 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.b = k; t.a = 'x'; if k == 2, error ('no'); end, s = [s, t]; end, catch, y = y + 1000; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f13 (3, 1); catch e, disp (e.message); end
try, f13 (1, 0); catch e, disp (e.message); end
function f14 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.b = k; t.a = 'x'; c{end+1} = t; end, end
  end
  show (s, c, y);
end
try, f14 (3, 0); catch e, disp (e.message); end
try, f14 (0, 1); catch e, disp (e.message); end
function f15 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.b = k; t.a = 'x'; y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f15 (3, 1); catch e, disp (e.message); end
try, f15 (1, 0); catch e, disp (e.message); end
function f16 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.b = k; t.a = 'x'; if k == 2, error ('no'); end, y = y + numel (fieldnames (t)); end, catch, y = y + 1000; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f16 (3, 0); catch e, disp (e.message); end
try, f16 (0, 1); catch e, disp (e.message); end
function f17 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.b = k; t.a = 'x'; s = [s t]; t.a = 0; end, end
  end
  show (s, c, y);
end
try, f17 (3, 1); catch e, disp (e.message); end
try, f17 (1, 0); catch e, disp (e.message); end
function f18 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, s(end+1) = t; end
    if k < 3, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, s(end+1) = t; end
  end
  show (s, c, y);
end
try, f18 (3, 1); catch e, disp (e.message); end
try, f18 (1, 0); catch e, disp (e.message); end
function f19 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, s(end+1) = t; case 3, t.a = 7; t.b = 8; s(end+1) = t; otherwise, y = y - 1; end
  end
  show (s, c, y);
end
try, f19 (3, 1); catch e, disp (e.message); end
try, f19 (1, 0); catch e, disp (e.message); end
function f20 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f20 (3, 0); catch e, disp (e.message); end
try, f20 (0, 1); catch e, disp (e.message); end
function f21 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f21 (3, 1); catch e, disp (e.message); end
try, f21 (1, 0); catch e, disp (e.message); end
function f22 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, c{end+1} = t; end
    if k < 3, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, c{end+1} = t; end
  end
  show (s, c, y);
end
try, f22 (3, 0); catch e, disp (e.message); end
try, f22 (0, 1); catch e, disp (e.message); end
function f23 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, c{end+1} = t; case 3, t.a = 7; t.b = 8; c{end+1} = t; otherwise, y = y - 1; end
  end
  show (s, c, y);
end
try, f23 (3, 1); catch e, disp (e.message); end
try, f23 (1, 0); catch e, disp (e.message); end
function f24 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f24 (3, 1); catch e, disp (e.message); end
try, f24 (1, 0); catch e, disp (e.message); end
function f25 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f25 (3, 0); catch e, disp (e.message); end
try, f25 (0, 1); catch e, disp (e.message); end
function f26 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, s = [s t]; t.a = 0; end
    if k < 3, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f26 (3, 1); catch e, disp (e.message); end
try, f26 (1, 0); catch e, disp (e.message); end
function f27 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; if k == 2, t.b = 0; else, t.b = 1; end, s = [s t]; t.a = 0; case 3, t.a = 7; t.b = 8; s = [s t]; t.a = 0; otherwise, y = y - 1; end
  end
  show (s, c, y);
end
try, f27 (3, 0); catch e, disp (e.message); end
try, f27 (0, 1); catch e, disp (e.message); end
function f28 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a = k; if v > 2, continue; end, t.b = v; s(end+1) = t; end
  end
  show (s, c, y);
end
try, f28 (3, 1); catch e, disp (e.message); end
try, f28 (1, 0); catch e, disp (e.message); end
function f29 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a = k; if v > 2, continue; end, t.b = v; if k == 2, error ('no'); end, s(end+1) = t; end, catch, y = y + 1000; end
  end
  show (s, c, y);
end
try, f29 (3, 1); catch e, disp (e.message); end
try, f29 (1, 0); catch e, disp (e.message); end
function f30 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a = k; if v > 2, continue; end, t.b = v; s = [s, t]; end, end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f30 (3, 1); catch e, disp (e.message); end
try, f30 (1, 0); catch e, disp (e.message); end
function f31 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a = k; if v > 2, continue; end, t.b = v; c{end+1} = t; end
  end
  show (s, c, y);
end
try, f31 (3, 0); catch e, disp (e.message); end
try, f31 (0, 1); catch e, disp (e.message); end
function f32 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a = k; if v > 2, continue; end, t.b = v; if k == 2, error ('no'); end, c{end+1} = t; end, catch, y = y + 1000; end
  end
  show (s, c, y);
end
try, f32 (3, 1); catch e, disp (e.message); end
try, f32 (1, 0); catch e, disp (e.message); end
function f33 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a = k; if v > 2, continue; end, t.b = v; y = y + numel (fieldnames (t)); end, end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f33 (3, 0); catch e, disp (e.message); end
try, f33 (0, 1); catch e, disp (e.message); end
function f34 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a = k; if v > 2, continue; end, t.b = v; s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f34 (3, 1); catch e, disp (e.message); end
try, f34 (1, 0); catch e, disp (e.message); end
function f35 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a = k; if v > 2, continue; end, t.b = v; if k == 2, error ('no'); end, s = [s t]; t.a = 0; end, catch, y = y + 1000; end
  end
  show (s, c, y);
end
try, f35 (3, 0); catch e, disp (e.message); end
try, f35 (0, 1); catch e, disp (e.message); end
function f36 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; if k > 1 && v > 1, break; end, t.b = v; s(end+1) = t; end
  end
  show (s, c, y);
end
try, f36 (3, 1); catch e, disp (e.message); end
try, f36 (1, 0); catch e, disp (e.message); end
function f37 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; if k > 1 && v > 1, break; end, t.b = v; s(end+1) = t; end
  end
  show (s, c, y);
end
try, f37 (3, 1); catch e, disp (e.message); end
try, f37 (1, 0); catch e, disp (e.message); end
function f38 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; if k > 1 && v > 1, break; end, t.b = v; s = [s, t]; end
    if k < 3, t.a = k; if k > 1 && v > 1, break; end, t.b = v; s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f38 (3, 1); catch e, disp (e.message); end
try, f38 (1, 0); catch e, disp (e.message); end
function f39 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; if k > 1 && v > 1, break; end, t.b = v; s = [s, t]; case 3, t.a = 7; t.b = 8; s = [s, t]; otherwise, y = y - 1; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f39 (3, 1); catch e, disp (e.message); end
try, f39 (1, 0); catch e, disp (e.message); end
function f40 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; if k > 1 && v > 1, break; end, t.b = v; c{end+1} = t; end
  end
  show (s, c, y);
end
try, f40 (3, 0); catch e, disp (e.message); end
try, f40 (0, 1); catch e, disp (e.message); end
function f41 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; if k > 1 && v > 1, break; end, t.b = v; c{end+1} = t; end
  end
  show (s, c, y);
end
try, f41 (3, 1); catch e, disp (e.message); end
try, f41 (1, 0); catch e, disp (e.message); end
function f42 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; if k > 1 && v > 1, break; end, t.b = v; y = y + numel (fieldnames (t)); end
    if k < 3, t.a = k; if k > 1 && v > 1, break; end, t.b = v; y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f42 (3, 0); catch e, disp (e.message); end
try, f42 (0, 1); catch e, disp (e.message); end
function f43 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; if k > 1 && v > 1, break; end, t.b = v; y = y + numel (fieldnames (t)); case 3, t.a = 7; t.b = 8; y = y + numel (fieldnames (t)); otherwise, y = y - 1; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f43 (3, 1); catch e, disp (e.message); end
try, f43 (1, 0); catch e, disp (e.message); end
function f44 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; if k > 1 && v > 1, break; end, t.b = v; s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f44 (3, 1); catch e, disp (e.message); end
try, f44 (1, 0); catch e, disp (e.message); end
function f45 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; if k > 1 && v > 1, break; end, t.b = v; s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f45 (3, 0); catch e, disp (e.message); end
try, f45 (0, 1); catch e, disp (e.message); end
function f46 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a = k; s(end+1) = t; end, end
  end
  show (s, c, y);
end
try, f46 (3, 1); catch e, disp (e.message); end
try, f46 (1, 0); catch e, disp (e.message); end
function f47 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a = k; s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f47 (3, 1); catch e, disp (e.message); end
try, f47 (1, 0); catch e, disp (e.message); end
function f48 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a = k; if k == 2, error ('no'); end, s = [s, t]; end, catch, y = y + 1000; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f48 (3, 1); catch e, disp (e.message); end
try, f48 (1, 0); catch e, disp (e.message); end
function f49 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a = k; c{end+1} = t; end, end
  end
  show (s, c, y);
end
try, f49 (3, 1); catch e, disp (e.message); end
try, f49 (1, 0); catch e, disp (e.message); end
function f50 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a = k; y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f50 (3, 0); catch e, disp (e.message); end
try, f50 (0, 1); catch e, disp (e.message); end
function f51 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a = k; if k == 2, error ('no'); end, y = y + numel (fieldnames (t)); end, catch, y = y + 1000; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f51 (3, 1); catch e, disp (e.message); end
try, f51 (1, 0); catch e, disp (e.message); end
function f52 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a = k; s = [s t]; t.a = 0; end, end
  end
  show (s, c, y);
end
try, f52 (3, 0); catch e, disp (e.message); end
try, f52 (0, 1); catch e, disp (e.message); end
function f53 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; t.b = y; y = t.b + 1; s(end+1) = t; end
    if k < 3, t.a = k; t.b = y; y = t.b + 1; s(end+1) = t; end
  end
  show (s, c, y);
end
try, f53 (3, 1); catch e, disp (e.message); end
try, f53 (1, 0); catch e, disp (e.message); end
function f54 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; t.b = y; y = t.b + 1; s(end+1) = t; case 3, t.a = 7; t.b = 8; s(end+1) = t; otherwise, y = y - 1; end
  end
  show (s, c, y);
end
try, f54 (3, 0); catch e, disp (e.message); end
try, f54 (0, 1); catch e, disp (e.message); end
function f55 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; t.b = y; y = t.b + 1; s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f55 (3, 1); catch e, disp (e.message); end
try, f55 (1, 0); catch e, disp (e.message); end
function f56 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; t.b = y; y = t.b + 1; s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f56 (3, 1); catch e, disp (e.message); end
try, f56 (1, 0); catch e, disp (e.message); end
function f57 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; t.b = y; y = t.b + 1; c{end+1} = t; end
    if k < 3, t.a = k; t.b = y; y = t.b + 1; c{end+1} = t; end
  end
  show (s, c, y);
end
try, f57 (3, 1); catch e, disp (e.message); end
try, f57 (1, 0); catch e, disp (e.message); end
function f58 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; t.b = y; y = t.b + 1; c{end+1} = t; case 3, t.a = 7; t.b = 8; c{end+1} = t; otherwise, y = y - 1; end
  end
  show (s, c, y);
end
try, f58 (3, 1); catch e, disp (e.message); end
try, f58 (1, 0); catch e, disp (e.message); end
function f59 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t.a = k; t.b = y; y = t.b + 1; y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f59 (3, 0); catch e, disp (e.message); end
try, f59 (0, 1); catch e, disp (e.message); end
function f60 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t.a = k; t.b = y; y = t.b + 1; y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f60 (3, 1); catch e, disp (e.message); end
try, f60 (1, 0); catch e, disp (e.message); end
function f61 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t.a = k; t.b = y; y = t.b + 1; s = [s t]; t.a = 0; end
    if k < 3, t.a = k; t.b = y; y = t.b + 1; s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f61 (3, 0); catch e, disp (e.message); end
try, f61 (0, 1); catch e, disp (e.message); end
function f62 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t.a = k; t.b = y; y = t.b + 1; s = [s t]; t.a = 0; case 3, t.a = 7; t.b = 8; s = [s t]; t.a = 0; otherwise, y = y - 1; end
  end
  show (s, c, y);
end
try, f62 (3, 1); catch e, disp (e.message); end
try, f62 (1, 0); catch e, disp (e.message); end
function f63 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a.c = k; t.b{k} = v; s(end+1) = t; end
  end
  show (s, c, y);
end
try, f63 (3, 1); catch e, disp (e.message); end
try, f63 (1, 0); catch e, disp (e.message); end
function f64 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a.c = k; t.b{k} = v; if k == 2, error ('no'); end, s(end+1) = t; end, catch, y = y + 1000; end
  end
  show (s, c, y);
end
try, f64 (3, 0); catch e, disp (e.message); end
try, f64 (0, 1); catch e, disp (e.message); end
function f65 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a.c = k; t.b{k} = v; s = [s, t]; end, end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f65 (3, 1); catch e, disp (e.message); end
try, f65 (1, 0); catch e, disp (e.message); end
function f66 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a.c = k; t.b{k} = v; c{end+1} = t; end
  end
  show (s, c, y);
end
try, f66 (3, 1); catch e, disp (e.message); end
try, f66 (1, 0); catch e, disp (e.message); end
function f67 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a.c = k; t.b{k} = v; if k == 2, error ('no'); end, c{end+1} = t; end, catch, y = y + 1000; end
  end
  show (s, c, y);
end
try, f67 (3, 1); catch e, disp (e.message); end
try, f67 (1, 0); catch e, disp (e.message); end
function f68 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a.c = k; t.b{k} = v; y = y + numel (fieldnames (t)); end, end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f68 (3, 1); catch e, disp (e.message); end
try, f68 (1, 0); catch e, disp (e.message); end
function f69 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a.c = k; t.b{k} = v; s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f69 (3, 0); catch e, disp (e.message); end
try, f69 (0, 1); catch e, disp (e.message); end
function f70 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a.c = k; t.b{k} = v; if k == 2, error ('no'); end, s = [s t]; t.a = 0; end, catch, y = y + 1000; end
  end
  show (s, c, y);
end
try, f70 (3, 1); catch e, disp (e.message); end
try, f70 (1, 0); catch e, disp (e.message); end
function f71 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t = []; t.a = k; t.b = 3; s(end+1) = t; end
  end
  show (s, c, y);
end
try, f71 (3, 1); catch e, disp (e.message); end
try, f71 (1, 0); catch e, disp (e.message); end
function f72 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t = []; t.a = k; t.b = 3; s(end+1) = t; end
  end
  show (s, c, y);
end
try, f72 (3, 0); catch e, disp (e.message); end
try, f72 (0, 1); catch e, disp (e.message); end
function f73 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t = []; t.a = k; t.b = 3; s = [s, t]; end
    if k < 3, t = []; t.a = k; t.b = 3; s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f73 (3, 1); catch e, disp (e.message); end
try, f73 (1, 0); catch e, disp (e.message); end
function f74 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t = []; t.a = k; t.b = 3; s = [s, t]; case 3, t.a = 7; t.b = 8; s = [s, t]; otherwise, y = y - 1; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f74 (3, 0); catch e, disp (e.message); end
try, f74 (0, 1); catch e, disp (e.message); end
function f75 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t = []; t.a = k; t.b = 3; c{end+1} = t; end
  end
  show (s, c, y);
end
try, f75 (3, 1); catch e, disp (e.message); end
try, f75 (1, 0); catch e, disp (e.message); end
function f76 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t = []; t.a = k; t.b = 3; c{end+1} = t; end
  end
  show (s, c, y);
end
try, f76 (3, 1); catch e, disp (e.message); end
try, f76 (1, 0); catch e, disp (e.message); end
function f77 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > v, t = []; t.a = k; t.b = 3; y = y + numel (fieldnames (t)); end
    if k < 3, t = []; t.a = k; t.b = 3; y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f77 (3, 1); catch e, disp (e.message); end
try, f77 (1, 0); catch e, disp (e.message); end
function f78 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    switch k, case 1, t = []; t.a = k; t.b = 3; y = y + numel (fieldnames (t)); case 3, t.a = 7; t.b = 8; y = y + numel (fieldnames (t)); otherwise, y = y - 1; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f78 (3, 1); catch e, disp (e.message); end
try, f78 (1, 0); catch e, disp (e.message); end
function f79 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if mod (k, 2) == v, t = []; t.a = k; t.b = 3; s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f79 (3, 0); catch e, disp (e.message); end
try, f79 (0, 1); catch e, disp (e.message); end
function f80 (rounds, v)
  s = struct ('a', {}, 'b', {}); c = {}; y = 0;
  for k = 1:rounds
    if k > 1 && exist ('t', 'var') && isfield (t, 'a'), y = y + 100; end
    if k ~= 2, t = []; t.a = k; t.b = 3; s = [s t]; t.a = 0; end
  end
  show (s, c, y);
end
try, f80 (3, 1); catch e, disp (e.message); end
try, f80 (1, 0); catch e, disp (e.message); end
function f81 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a = k; t.b = k; t.b(2) = 5; s(end+1) = t; end, end
  end
  show (s, c, y);
end
try, f81 (3, 0); catch e, disp (e.message); end
try, f81 (0, 1); catch e, disp (e.message); end
function f82 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a = k; t.b = k; t.b(2) = 5; s = [s, t]; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f82 (3, 1); catch e, disp (e.message); end
try, f82 (1, 0); catch e, disp (e.message); end
function f83 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a = k; t.b = k; t.b(2) = 5; if k == 2, error ('no'); end, s = [s, t]; end, catch, y = y + 1000; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f83 (3, 0); catch e, disp (e.message); end
try, f83 (0, 1); catch e, disp (e.message); end
function f84 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a = k; t.b = k; t.b(2) = 5; c{end+1} = t; end, end
  end
  show (s, c, y);
end
try, f84 (3, 1); catch e, disp (e.message); end
try, f84 (1, 0); catch e, disp (e.message); end
function f85 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    if k < 2, y = y + 1; else, t.a = k; t.b = k; t.b(2) = 5; y = y + numel (fieldnames (t)); end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f85 (3, 1); catch e, disp (e.message); end
try, f85 (1, 0); catch e, disp (e.message); end
function f86 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    try, if k > v, t.a = k; t.b = k; t.b(2) = 5; if k == 2, error ('no'); end, y = y + numel (fieldnames (t)); end, catch, y = y + 1000; end
  end
  show (s, c, y);
  if exist ('t', 'var'), g = fieldnames (t)'; printf ('%s ', g{:}); disp (y); else, disp ('none'); end
end
try, f86 (3, 1); catch e, disp (e.message); end
try, f86 (1, 0); catch e, disp (e.message); end
function f87 (rounds, v)
  s = []; c = {}; y = 0;
  for k = 1:rounds
    for j = 1:v, if j < k, t.a = k; t.b = k; t.b(2) = 5; s = [s t]; t.a = 0; end, end
  end
  show (s, c, y);
end
try, f87 (3, 1); catch e, disp (e.message); end
try, f87 (1, 0); catch e, disp (e.message); end
