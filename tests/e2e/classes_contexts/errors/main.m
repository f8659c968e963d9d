h = Hnd (7);
try
  h.fail ();
catch e
  printf ('%s|%s\n', e.identifier, e.message);
end
try
  h.add (1).fail ();
catch e
  disp (e.message);
  h.other = e;
end
h.other.message
unwind_protect
  h.add (10);
unwind_protect_cleanup
  h.add (100);
end_unwind_protect
h.n
function guarded (o)
  try
    o.add (1000);
    o.fail ();
  catch err
    o.keep (err.message);
    rethrow (err);
  end
end
try, guarded (h); catch e, disp (e.message), end
h.list
v = Val (1);
try
  v = v.add (5);
  v.nothing = 3;
catch
  disp (lasterr ());
end
v
try, v.add (1, 2, 3); catch e, disp (e.message), end
try, Val (1, 2), catch e, disp (e.message), end
try, v.of (1, 2), catch e, disp (e.message), end
try, x = v.nosuch (3), catch e, disp (e.message), end
try, nosuch (v), catch e, disp (e.message), end
try, v{1}, catch e, disp (e.message), end
try, v (2), catch e, disp (e.message), end
try, v - 1, catch e, disp (e.message), end
try, h + h, catch e, disp (e.message), end
try, h.log = 3; catch e, disp (e.message), end
