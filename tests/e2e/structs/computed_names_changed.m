% Structs whose fields have computed names: made and changed in many ways.
1;
function show (v)
  if iscell (v), printf ('cell [%s]', num2str (size (v))); printf (' %s', class (v)); for k = 1:numel (v), show (v{k}), end
  elseif isstruct (v), printf ('struct [%s]\n', num2str (size (v))); f = fieldnames (v); for k = 1:numel (f), printf ('.%s ', f{k}); show (v(1).(f{k})), end
  elseif isa (v, 'function_handle'), disp (func2str (v))
  else, printf ('%s [%s]:', class (v), num2str (size (v))); printf (' %g', double (v)); printf ("\n"); end
end
function s = set (s, n, v)
  s.(n) = v;
end
function v = get (s, n)
  v = s.(n);
end
function nested_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.(n{k}).(n{1}) = k; show (s.(n{k}).(n{1}))
  end
end
function nested_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.(n{k}).(n{1}) = k; show (s.(n{k}).(n{1}))
  end
end
function nested_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.(n{k}).(n{1}) = k; show (s.(n{k}).(n{1}))
  end
end
function member_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.(n{k}).x = k; s.(n{k}).y = 'a'; show (s.(n{k}).x); show (s.(n{k}))
  end
end
function member_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.(n{k}).x = k; s.(n{k}).y = 'a'; show (s.(n{k}).x); show (s.(n{k}))
  end
end
function member_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.(n{k}).x = k; s.(n{k}).y = 'a'; show (s.(n{k}).x); show (s.(n{k}))
  end
end
function element_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.(n{k})(2) = k; show (s.(n{k}))
  end
end
function element_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.(n{k})(2) = k; show (s.(n{k}))
  end
end
function element_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.(n{k})(2) = k; show (s.(n{k}))
  end
end
function cellel_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.(n{k}){2} = k; show (s.(n{k}))
  end
end
function cellel_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.(n{k}){2} = k; show (s.(n{k}))
  end
end
function cellel_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.(n{k}){2} = k; show (s.(n{k}))
  end
end
function append_struct (n)
  s = struct ();
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = []; end, s.(n{k})(end+1) = k; show (s.(n{k}))
  end
end
function append_nothing (n)
  s = [];
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = []; end, s.(n{k})(end+1) = k; show (s.(n{k}))
  end
end
function append_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = []; end, s.(n{k})(end+1) = k; show (s.(n{k}))
  end
end
function appcell_struct (n)
  s = struct ();
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = {}; end, s.(n{k}){end+1} = k; show (s.(n{k}))
  end
end
function appcell_nothing (n)
  s = [];
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = {}; end, s.(n{k}){end+1} = k; show (s.(n{k}))
  end
end
function appcell_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = {}; end, s.(n{k}){end+1} = k; show (s.(n{k}))
  end
end
function count_struct (n)
  s = struct ();
  for k = 1:numel (n)
    if isfield (s, n{k}), s.(n{k})++; else, s.(n{k}) = 1; end, show (s.(n{k}))
  end
end
function count_nothing (n)
  s = [];
  for k = 1:numel (n)
    if isfield (s, n{k}), s.(n{k})++; else, s.(n{k}) = 1; end, show (s.(n{k}))
  end
end
function count_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    if isfield (s, n{k}), s.(n{k})++; else, s.(n{k}) = 1; end, show (s.(n{k}))
  end
end
function plus_struct (n)
  s = struct ();
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = 0; end, s.(n{k}) += k; show (s.(n{k}))
  end
end
function plus_nothing (n)
  s = [];
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = 0; end, s.(n{k}) += k; show (s.(n{k}))
  end
end
function plus_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = 0; end, s.(n{k}) += k; show (s.(n{k}))
  end
end
function text_struct (n)
  s = struct ();
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = ''; end, s.(n{k}) = [s.(n{k}) n{k}]; show (s.(n{k}))
  end
end
function text_nothing (n)
  s = [];
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = ''; end, s.(n{k}) = [s.(n{k}) n{k}]; show (s.(n{k}))
  end
end
function text_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    if ~isfield (s, n{k}), s.(n{k}) = ''; end, s.(n{k}) = [s.(n{k}) n{k}]; show (s.(n{k}))
  end
end
function deleted_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.(n{k}) = 1:5; s.(n{k})(k) = []; show (s.(n{k}))
  end
end
function deleted_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.(n{k}) = 1:5; s.(n{k})(k) = []; show (s.(n{k}))
  end
end
function deleted_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.(n{k}) = 1:5; s.(n{k})(k) = []; show (s.(n{k}))
  end
end
function cond_struct (n)
  s = struct ();
  for k = 1:numel (n)
    if k == 2, s.(n{k}) = 'a'; else, s.(n{k}) = k; end, show (s.(n{k}))
  end
end
function cond_nothing (n)
  s = [];
  for k = 1:numel (n)
    if k == 2, s.(n{k}) = 'a'; else, s.(n{k}) = k; end, show (s.(n{k}))
  end
end
function cond_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    if k == 2, s.(n{k}) = 'a'; else, s.(n{k}) = k; end, show (s.(n{k}))
  end
end
function known_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.fixed = k; s.(n{k}) = 2 * s.fixed; show (s.fixed); show (s)
  end
end
function known_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.fixed = k; s.(n{k}) = 2 * s.fixed; show (s.fixed); show (s)
  end
end
function known_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.fixed = k; s.(n{k}) = 2 * s.fixed; show (s.fixed); show (s)
  end
end
function replaced_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.(n{k}) = k; s = struct (n{k}, 'x'); show (s)
  end
end
function replaced_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.(n{k}) = k; s = struct (n{k}, 'x'); show (s)
  end
end
function replaced_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.(n{k}) = k; s = struct (n{k}, 'x'); show (s)
  end
end
function removed_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.(n{k}) = k; s = rmfield (s, n{k}); show (numel (fieldnames (s)))
  end
end
function removed_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.(n{k}) = k; s = rmfield (s, n{k}); show (numel (fieldnames (s)))
  end
end
function removed_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.(n{k}) = k; s = rmfield (s, n{k}); show (numel (fieldnames (s)))
  end
end
function inarr_struct (n)
  s = struct ();
  for k = 1:numel (n)
    q(k).(n{k}) = k; show (size (q)); show (q(k).(n{k}))
  end
end
function inarr_nothing (n)
  s = [];
  for k = 1:numel (n)
    q(k).(n{k}) = k; show (size (q)); show (q(k).(n{k}))
  end
end
function inarr_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    q(k).(n{k}) = k; show (size (q)); show (q(k).(n{k}))
  end
end
function incell_struct (n)
  s = struct ();
  for k = 1:numel (n)
    c{k} = struct (); c{k}.(n{k}) = k; show (c{k})
  end
end
function incell_nothing (n)
  s = [];
  for k = 1:numel (n)
    c{k} = struct (); c{k}.(n{k}) = k; show (c{k})
  end
end
function incell_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    c{k} = struct (); c{k}.(n{k}) = k; show (c{k})
  end
end
function deep_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.top.(n{k}) = k; s.top.(n{k}) += 1; show (s.top)
  end
end
function deep_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.top.(n{k}) = k; s.top.(n{k}) += 1; show (s.top)
  end
end
function deep_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.top.(n{k}) = k; s.top.(n{k}) += 1; show (s.top)
  end
end
function function_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s = set (s, n{k}, k); show (get (s, n{k}))
  end
end
function function_nothing (n)
  s = [];
  for k = 1:numel (n)
    s = set (s, n{k}, k); show (get (s, n{k}))
  end
end
function function_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s = set (s, n{k}, k); show (get (s, n{k}))
  end
end
function elemfield_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.(n{k})(2).v = k; show (s.(n{k})(2).v)
  end
end
function elemfield_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.(n{k})(2).v = k; show (s.(n{k})(2).v)
  end
end
function elemfield_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.(n{k})(2).v = k; show (s.(n{k})(2).v)
  end
end
function multi_struct (n)
  s = struct ();
  for k = 1:numel (n)
    [s.(n{k}), m] = max ([3 k 5]); show (s.(n{k}))
  end
end
function multi_nothing (n)
  s = [];
  for k = 1:numel (n)
    [s.(n{k}), m] = max ([3 k 5]); show (s.(n{k}))
  end
end
function multi_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    [s.(n{k}), m] = max ([3 k 5]); show (s.(n{k}))
  end
end
function swap_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s.(n{k}) = k; t = s; s = struct ('q', {t}); s = s.q; show (s)
  end
end
function swap_nothing (n)
  s = [];
  for k = 1:numel (n)
    s.(n{k}) = k; t = s; s = struct ('q', {t}); s = s.q; show (s)
  end
end
function swap_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s.(n{k}) = k; t = s; s = struct ('q', {t}); s = s.q; show (s)
  end
end
function try_struct (n)
  s = struct ();
  for k = 1:numel (n)
    try, s.(n{k}) = k; error ('x'); catch, s.(n{k}) += 1; end, show (s.(n{k}))
  end
end
function try_nothing (n)
  s = [];
  for k = 1:numel (n)
    try, s.(n{k}) = k; error ('x'); catch, s.(n{k}) += 1; end, show (s.(n{k}))
  end
end
function try_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    try, s.(n{k}) = k; error ('x'); catch, s.(n{k}) += 1; end, show (s.(n{k}))
  end
end
function setf_struct (n)
  s = struct ();
  for k = 1:numel (n)
    s = setfield (s, n{k}, k); show (getfield (s, n{k}))
  end
end
function setf_nothing (n)
  s = [];
  for k = 1:numel (n)
    s = setfield (s, n{k}, k); show (getfield (s, n{k}))
  end
end
function setf_textfield (n)
  s.b = 'x';
  for k = 1:numel (n)
    s = setfield (s, n{k}, k); show (getfield (s, n{k}))
  end
end
disp ('nested_struct'); try, nested_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('nested_nothing'); try, nested_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('nested_textfield'); try, nested_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('member_struct'); try, member_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('member_nothing'); try, member_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('member_textfield'); try, member_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('element_struct'); try, element_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('element_nothing'); try, element_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('element_textfield'); try, element_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('cellel_struct'); try, cellel_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('cellel_nothing'); try, cellel_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('cellel_textfield'); try, cellel_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('append_struct'); try, append_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('append_nothing'); try, append_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('append_textfield'); try, append_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('appcell_struct'); try, appcell_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('appcell_nothing'); try, appcell_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('appcell_textfield'); try, appcell_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('count_struct'); try, count_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('count_nothing'); try, count_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('count_textfield'); try, count_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('plus_struct'); try, plus_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('plus_nothing'); try, plus_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('plus_textfield'); try, plus_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('text_struct'); try, text_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('text_nothing'); try, text_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('text_textfield'); try, text_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('deleted_struct'); try, deleted_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('deleted_nothing'); try, deleted_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('deleted_textfield'); try, deleted_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('cond_struct'); try, cond_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('cond_nothing'); try, cond_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('cond_textfield'); try, cond_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('known_struct'); try, known_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('known_nothing'); try, known_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('known_textfield'); try, known_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('replaced_struct'); try, replaced_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('replaced_nothing'); try, replaced_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('replaced_textfield'); try, replaced_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('removed_struct'); try, removed_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('removed_nothing'); try, removed_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('removed_textfield'); try, removed_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('inarr_struct'); try, inarr_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('inarr_nothing'); try, inarr_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('inarr_textfield'); try, inarr_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('incell_struct'); try, incell_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('incell_nothing'); try, incell_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('incell_textfield'); try, incell_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('deep_struct'); try, deep_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('deep_nothing'); try, deep_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('deep_textfield'); try, deep_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('function_struct'); try, function_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('function_nothing'); try, function_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('function_textfield'); try, function_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('elemfield_struct'); try, elemfield_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('elemfield_nothing'); try, elemfield_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('elemfield_textfield'); try, elemfield_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('multi_struct'); try, multi_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('multi_nothing'); try, multi_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('multi_textfield'); try, multi_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('swap_struct'); try, swap_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('swap_nothing'); try, swap_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('swap_textfield'); try, swap_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('try_struct'); try, try_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('try_nothing'); try, try_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('try_textfield'); try, try_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('setf_struct'); try, setf_struct ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('setf_nothing'); try, setf_nothing ({'a', 'b', 'a'}); catch e, disp (e.message), end
disp ('setf_textfield'); try, setf_textfield ({'a', 'b', 'a'}); catch e, disp (e.message), end
