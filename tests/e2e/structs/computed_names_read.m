% Structs whose fields have computed names: values of many kinds, read in many ways.
1;
function show (v)
  if iscell (v), printf ('cell [%s]', num2str (size (v))); printf (' %s', class (v)); for k = 1:numel (v), show (v{k}), end
  elseif isstruct (v), printf ('struct [%s]\n', num2str (size (v))); f = fieldnames (v); for k = 1:numel (f), printf ('.%s ', f{k}); show (v(1).(f{k})), end
  elseif isa (v, 'function_handle'), disp (func2str (v))
  else, printf ('%s [%s]:', class (v), num2str (size (v))); printf (' %g', double (v)); printf ("\n"); end
end
function number_value (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 2.5 * k; end
  end
  for k = 1:numel (n)
    show (s.(n{k}))
  end
end
function number_names (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 2.5 * k; end
  end
  for k = 1:numel (n)
    f = fieldnames (s); show (f{k}); show (numel (f))
  end
end
function number_static (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 2.5 * k; end
  end
  for k = 1:numel (n)
    s.b = s.(n{k}); show (s.b)
  end
end
function number_missing (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 2.5 * k; end
  end
  for k = 1:numel (n)
    try, show (s.nowhere), catch e, disp (e.message), end, try, show (s.(['x' n{k}])), catch e, disp (e.message), end
  end
end
function number_copy (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 2.5 * k; end
  end
  for k = 1:numel (n)
    t = s; t.(n{k}) = 7; show (s.(n{k})); show (t.(n{k}))
  end
end
function number_removed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 2.5 * k; end
  end
  for k = 1:numel (n)
    t = rmfield (s, n{k}); show (isfield (t, n)); show (numel (fieldnames (t)))
  end
end
function number_listed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 2.5 * k; end
  end
  for k = 1:numel (n)
    c = struct2cell (s); show (c{k})
  end
end
function number_array (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 2.5 * k; end
  end
  for k = 1:numel (n)
    s(2).(n{k}) = 5; show (s(1).(n{k})); show (s(2).(n{k}))
  end
end
function int_value (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = int8 (k); else, s.(n{k}) = int8 (100 + k); end
  end
  for k = 1:numel (n)
    show (s.(n{k}))
  end
end
function int_names (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = int8 (k); else, s.(n{k}) = int8 (100 + k); end
  end
  for k = 1:numel (n)
    f = fieldnames (s); show (f{k}); show (numel (f))
  end
end
function int_static (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = int8 (k); else, s.(n{k}) = int8 (100 + k); end
  end
  for k = 1:numel (n)
    s.b = s.(n{k}); show (s.b)
  end
end
function int_missing (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = int8 (k); else, s.(n{k}) = int8 (100 + k); end
  end
  for k = 1:numel (n)
    try, show (s.nowhere), catch e, disp (e.message), end, try, show (s.(['x' n{k}])), catch e, disp (e.message), end
  end
end
function int_copy (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = int8 (k); else, s.(n{k}) = int8 (100 + k); end
  end
  for k = 1:numel (n)
    t = s; t.(n{k}) = 7; show (s.(n{k})); show (t.(n{k}))
  end
end
function int_removed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = int8 (k); else, s.(n{k}) = int8 (100 + k); end
  end
  for k = 1:numel (n)
    t = rmfield (s, n{k}); show (isfield (t, n)); show (numel (fieldnames (t)))
  end
end
function int_listed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = int8 (k); else, s.(n{k}) = int8 (100 + k); end
  end
  for k = 1:numel (n)
    c = struct2cell (s); show (c{k})
  end
end
function int_array (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = int8 (k); else, s.(n{k}) = int8 (100 + k); end
  end
  for k = 1:numel (n)
    s(2).(n{k}) = 5; show (s(1).(n{k})); show (s(2).(n{k}))
  end
end
function text_value (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = sprintf ('t%d', k); else, s.(n{k}) = 'longer text'; end
  end
  for k = 1:numel (n)
    show (s.(n{k}))
  end
end
function text_names (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = sprintf ('t%d', k); else, s.(n{k}) = 'longer text'; end
  end
  for k = 1:numel (n)
    f = fieldnames (s); show (f{k}); show (numel (f))
  end
end
function text_static (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = sprintf ('t%d', k); else, s.(n{k}) = 'longer text'; end
  end
  for k = 1:numel (n)
    s.b = s.(n{k}); show (s.b)
  end
end
function text_missing (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = sprintf ('t%d', k); else, s.(n{k}) = 'longer text'; end
  end
  for k = 1:numel (n)
    try, show (s.nowhere), catch e, disp (e.message), end, try, show (s.(['x' n{k}])), catch e, disp (e.message), end
  end
end
function text_copy (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = sprintf ('t%d', k); else, s.(n{k}) = 'longer text'; end
  end
  for k = 1:numel (n)
    t = s; t.(n{k}) = 7; show (s.(n{k})); show (t.(n{k}))
  end
end
function text_removed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = sprintf ('t%d', k); else, s.(n{k}) = 'longer text'; end
  end
  for k = 1:numel (n)
    t = rmfield (s, n{k}); show (isfield (t, n)); show (numel (fieldnames (t)))
  end
end
function text_listed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = sprintf ('t%d', k); else, s.(n{k}) = 'longer text'; end
  end
  for k = 1:numel (n)
    c = struct2cell (s); show (c{k})
  end
end
function text_array (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = sprintf ('t%d', k); else, s.(n{k}) = 'longer text'; end
  end
  for k = 1:numel (n)
    s(2).(n{k}) = 5; show (s(1).(n{k})); show (s(2).(n{k}))
  end
end
function cell_value (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = {k, 'a'}; else, s.(n{k}) = {}; end
  end
  for k = 1:numel (n)
    show (s.(n{k}))
  end
end
function cell_names (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = {k, 'a'}; else, s.(n{k}) = {}; end
  end
  for k = 1:numel (n)
    f = fieldnames (s); show (f{k}); show (numel (f))
  end
end
function cell_static (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = {k, 'a'}; else, s.(n{k}) = {}; end
  end
  for k = 1:numel (n)
    s.b = s.(n{k}); show (s.b)
  end
end
function cell_missing (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = {k, 'a'}; else, s.(n{k}) = {}; end
  end
  for k = 1:numel (n)
    try, show (s.nowhere), catch e, disp (e.message), end, try, show (s.(['x' n{k}])), catch e, disp (e.message), end
  end
end
function cell_copy (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = {k, 'a'}; else, s.(n{k}) = {}; end
  end
  for k = 1:numel (n)
    t = s; t.(n{k}) = 7; show (s.(n{k})); show (t.(n{k}))
  end
end
function cell_removed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = {k, 'a'}; else, s.(n{k}) = {}; end
  end
  for k = 1:numel (n)
    t = rmfield (s, n{k}); show (isfield (t, n)); show (numel (fieldnames (t)))
  end
end
function cell_listed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = {k, 'a'}; else, s.(n{k}) = {}; end
  end
  for k = 1:numel (n)
    c = struct2cell (s); show (c{k})
  end
end
function cell_array (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = {k, 'a'}; else, s.(n{k}) = {}; end
  end
  for k = 1:numel (n)
    s(2).(n{k}) = 5; show (s(1).(n{k})); show (s(2).(n{k}))
  end
end
function struct_value (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = struct ('v', k); else, s.(n{k}) = struct ('v', k, 'w', 1); end
  end
  for k = 1:numel (n)
    show (s.(n{k}))
  end
end
function struct_names (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = struct ('v', k); else, s.(n{k}) = struct ('v', k, 'w', 1); end
  end
  for k = 1:numel (n)
    f = fieldnames (s); show (f{k}); show (numel (f))
  end
end
function struct_static (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = struct ('v', k); else, s.(n{k}) = struct ('v', k, 'w', 1); end
  end
  for k = 1:numel (n)
    s.b = s.(n{k}); show (s.b)
  end
end
function struct_missing (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = struct ('v', k); else, s.(n{k}) = struct ('v', k, 'w', 1); end
  end
  for k = 1:numel (n)
    try, show (s.nowhere), catch e, disp (e.message), end, try, show (s.(['x' n{k}])), catch e, disp (e.message), end
  end
end
function struct_copy (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = struct ('v', k); else, s.(n{k}) = struct ('v', k, 'w', 1); end
  end
  for k = 1:numel (n)
    t = s; t.(n{k}) = 7; show (s.(n{k})); show (t.(n{k}))
  end
end
function struct_removed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = struct ('v', k); else, s.(n{k}) = struct ('v', k, 'w', 1); end
  end
  for k = 1:numel (n)
    t = rmfield (s, n{k}); show (isfield (t, n)); show (numel (fieldnames (t)))
  end
end
function struct_listed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = struct ('v', k); else, s.(n{k}) = struct ('v', k, 'w', 1); end
  end
  for k = 1:numel (n)
    c = struct2cell (s); show (c{k})
  end
end
function struct_array (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = struct ('v', k); else, s.(n{k}) = struct ('v', k, 'w', 1); end
  end
  for k = 1:numel (n)
    s(2).(n{k}) = 5; show (s(1).(n{k})); show (s(2).(n{k}))
  end
end
function mixed_value (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 'text'; end
  end
  for k = 1:numel (n)
    show (s.(n{k}))
  end
end
function mixed_names (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 'text'; end
  end
  for k = 1:numel (n)
    f = fieldnames (s); show (f{k}); show (numel (f))
  end
end
function mixed_static (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 'text'; end
  end
  for k = 1:numel (n)
    s.b = s.(n{k}); show (s.b)
  end
end
function mixed_missing (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 'text'; end
  end
  for k = 1:numel (n)
    try, show (s.nowhere), catch e, disp (e.message), end, try, show (s.(['x' n{k}])), catch e, disp (e.message), end
  end
end
function mixed_copy (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 'text'; end
  end
  for k = 1:numel (n)
    t = s; t.(n{k}) = 7; show (s.(n{k})); show (t.(n{k}))
  end
end
function mixed_removed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 'text'; end
  end
  for k = 1:numel (n)
    t = rmfield (s, n{k}); show (isfield (t, n)); show (numel (fieldnames (t)))
  end
end
function mixed_listed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 'text'; end
  end
  for k = 1:numel (n)
    c = struct2cell (s); show (c{k})
  end
end
function mixed_array (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = k; else, s.(n{k}) = 'text'; end
  end
  for k = 1:numel (n)
    s(2).(n{k}) = 5; show (s(1).(n{k})); show (s(2).(n{k}))
  end
end
function handle_value (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = @(x) x + k; else, s.(n{k}) = @sin; end
  end
  for k = 1:numel (n)
    show (s.(n{k}))
  end
end
function handle_names (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = @(x) x + k; else, s.(n{k}) = @sin; end
  end
  for k = 1:numel (n)
    f = fieldnames (s); show (f{k}); show (numel (f))
  end
end
function handle_static (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = @(x) x + k; else, s.(n{k}) = @sin; end
  end
  for k = 1:numel (n)
    s.b = s.(n{k}); show (s.b)
  end
end
function handle_missing (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = @(x) x + k; else, s.(n{k}) = @sin; end
  end
  for k = 1:numel (n)
    try, show (s.nowhere), catch e, disp (e.message), end, try, show (s.(['x' n{k}])), catch e, disp (e.message), end
  end
end
function handle_copy (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = @(x) x + k; else, s.(n{k}) = @sin; end
  end
  for k = 1:numel (n)
    t = s; t.(n{k}) = 7; show (s.(n{k})); show (t.(n{k}))
  end
end
function handle_removed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = @(x) x + k; else, s.(n{k}) = @sin; end
  end
  for k = 1:numel (n)
    t = rmfield (s, n{k}); show (isfield (t, n)); show (numel (fieldnames (t)))
  end
end
function handle_listed (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = @(x) x + k; else, s.(n{k}) = @sin; end
  end
  for k = 1:numel (n)
    c = struct2cell (s); show (c{k})
  end
end
function handle_array (n)
  s = struct ();
  for k = 1:numel (n)
    if mod (k, 2), s.(n{k}) = @(x) x + k; else, s.(n{k}) = @sin; end
  end
  for k = 1:numel (n)
    s(2).(n{k}) = 5; show (s(1).(n{k})); show (s(2).(n{k}))
  end
end
disp ('number_value'); number_value ({'a', 'b', 'cc'});
disp ('number_names'); number_names ({'a', 'b', 'cc'});
disp ('number_static'); number_static ({'a', 'b', 'cc'});
disp ('number_missing'); number_missing ({'a', 'b', 'cc'});
disp ('number_copy'); number_copy ({'a', 'b', 'cc'});
disp ('number_removed'); number_removed ({'a', 'b', 'cc'});
disp ('number_listed'); number_listed ({'a', 'b', 'cc'});
disp ('number_array'); number_array ({'a', 'b', 'cc'});
disp ('int_value'); int_value ({'a', 'b', 'cc'});
disp ('int_names'); int_names ({'a', 'b', 'cc'});
disp ('int_static'); int_static ({'a', 'b', 'cc'});
disp ('int_missing'); int_missing ({'a', 'b', 'cc'});
disp ('int_copy'); int_copy ({'a', 'b', 'cc'});
disp ('int_removed'); int_removed ({'a', 'b', 'cc'});
disp ('int_listed'); int_listed ({'a', 'b', 'cc'});
disp ('int_array'); int_array ({'a', 'b', 'cc'});
disp ('text_value'); text_value ({'a', 'b', 'cc'});
disp ('text_names'); text_names ({'a', 'b', 'cc'});
disp ('text_static'); text_static ({'a', 'b', 'cc'});
disp ('text_missing'); text_missing ({'a', 'b', 'cc'});
disp ('text_copy'); text_copy ({'a', 'b', 'cc'});
disp ('text_removed'); text_removed ({'a', 'b', 'cc'});
disp ('text_listed'); text_listed ({'a', 'b', 'cc'});
disp ('text_array'); text_array ({'a', 'b', 'cc'});
disp ('cell_value'); cell_value ({'a', 'b', 'cc'});
disp ('cell_names'); cell_names ({'a', 'b', 'cc'});
disp ('cell_static'); cell_static ({'a', 'b', 'cc'});
disp ('cell_missing'); cell_missing ({'a', 'b', 'cc'});
disp ('cell_copy'); cell_copy ({'a', 'b', 'cc'});
disp ('cell_removed'); cell_removed ({'a', 'b', 'cc'});
disp ('cell_listed'); cell_listed ({'a', 'b', 'cc'});
disp ('cell_array'); cell_array ({'a', 'b', 'cc'});
disp ('struct_value'); struct_value ({'a', 'b', 'cc'});
disp ('struct_names'); struct_names ({'a', 'b', 'cc'});
disp ('struct_static'); struct_static ({'a', 'b', 'cc'});
disp ('struct_missing'); struct_missing ({'a', 'b', 'cc'});
disp ('struct_copy'); struct_copy ({'a', 'b', 'cc'});
disp ('struct_removed'); struct_removed ({'a', 'b', 'cc'});
disp ('struct_listed'); struct_listed ({'a', 'b', 'cc'});
disp ('struct_array'); struct_array ({'a', 'b', 'cc'});
disp ('mixed_value'); mixed_value ({'a', 'b', 'cc'});
disp ('mixed_names'); mixed_names ({'a', 'b', 'cc'});
disp ('mixed_static'); mixed_static ({'a', 'b', 'cc'});
disp ('mixed_missing'); mixed_missing ({'a', 'b', 'cc'});
disp ('mixed_copy'); mixed_copy ({'a', 'b', 'cc'});
disp ('mixed_removed'); mixed_removed ({'a', 'b', 'cc'});
disp ('mixed_listed'); mixed_listed ({'a', 'b', 'cc'});
disp ('mixed_array'); mixed_array ({'a', 'b', 'cc'});
disp ('handle_value'); handle_value ({'a', 'b', 'cc'});
disp ('handle_names'); handle_names ({'a', 'b', 'cc'});
disp ('handle_static'); handle_static ({'a', 'b', 'cc'});
disp ('handle_missing'); handle_missing ({'a', 'b', 'cc'});
disp ('handle_copy'); handle_copy ({'a', 'b', 'cc'});
disp ('handle_removed'); handle_removed ({'a', 'b', 'cc'});
disp ('handle_listed'); handle_listed ({'a', 'b', 'cc'});
disp ('handle_array'); handle_array ({'a', 'b', 'cc'});
